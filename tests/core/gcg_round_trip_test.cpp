// Whatever the engine can play can be written down, read, judged sound and played on.

#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::gcg_round_trip_test {

namespace {

std::vector<RuleBookPtr> booksOfAllKinds()
{
    return {bookOf("stack10"),
            bookOf("stack8", {"mode=challenge"}),
            bookOf("stack10", {"mode=challenge", "exchange=any", "stack-limit=9", "plural=off", "pass-rounds=2"}),
            bookOf("stack8", {"solo-penalty=off", "exchange-needs-seven=on", "stack-limit=2"}),
            bookOf("cross15"),
            bookOf("cross15", {"mode=challenge"}),
            bookOf("cross15", {"mode=challenge", "pass-rounds=2", "exchange=one"}),
            bookOf("stack8", {"mode=challenge", "challenge-penalty=points-5"}),
            bookOf("stack10", {"mode=challenge", "challenge-penalty=double"}),
            bookOf("cross15", {"mode=challenge", "challenge-penalty=points-10"}),
            bookOf("cross15", {"mode=challenge", "challenge-penalty=single"}),
            bookOf("hall.json"),
            bookOf("court.json", {"mode=challenge"})};
}

std::vector<Points> totalsOf(const Game& game)
{
    std::vector<Points> totals;
    for (std::size_t i = 0; i < game.position().seats.size(); ++i)
        totals.push_back(game.isOver() ? game.result()->seats[i].total : game.position().seats[i].points);
    return totals;
}

void expectRoundTrip(const Game& game)
{
    const RecordDetails details{.title = "A title", .clock = "25 minutes", .kinds = {"human", "expert"}};
    const std::string text = gcgText(recordOf(game, details));
    const ReadGcg read = readGcg(text);
    ASSERT_EQ(complaint(read.error), "") << text;
    EXPECT_EQ(gcgText(read.record), text);
    const FollowedGame replayed = replay(read, game.setup().book);
    ASSERT_EQ(complaint(replayed.error), "") << text;
    EXPECT_EQ(replayed.totals, totalsOf(game)) << text;
    const Result<Game, RecordError> rebuilt = rebuildGame(read, game.setup().book);
    ASSERT_EQ(complaint(rebuilt), "") << text;
    EXPECT_EQ(rebuilt->position(), game.position()) << text;
    EXPECT_EQ(rebuilt->isOver(), game.isOver());
    EXPECT_EQ(gcgText(recordOf(*rebuilt, details)), text);
}

} // namespace

TEST(GcgRoundTrip, AnyGameWritesReadsAndWritesTheSameBytes)
{
    std::uint64_t seed = 0;
    for (const RuleBookPtr& book : booksOfAllKinds())
        for (int players = 1; players <= 4; ++players)
            for (int i = 0; i < 6; ++i) {
                SCOPED_TRACE(book->variant.id + " seed " + std::to_string(++seed));
                expectRoundTrip(randomGame(book, players, seed));
            }
}

TEST(GcgRoundTrip, SoDoesAnUnfinishedOne)
{
    std::uint64_t seed = 1000;
    for (const RuleBookPtr& book : booksOfAllKinds())
        for (int turns = 0; turns < 20; ++turns) {
            SCOPED_TRACE(book->variant.id + " seed " + std::to_string(++seed));
            expectRoundTrip(randomGame(book, 1 + turns % 4, seed, turns));
        }
}

TEST(GcgRoundTrip, WithoutTheSeedTheRacksSayEnough)
{
    std::uint64_t seed = 2000;
    for (const RuleBookPtr& book : booksOfAllKinds())
        for (int players = 1; players <= 4; ++players) {
            const Game game = randomGame(book, players, ++seed);
            const std::string text = without(gcgText(recordOf(game)), "#seed");
            const FollowedGame replayed = replay(readGcg(text), book);
            EXPECT_EQ(complaint(replayed.error), "") << text;
            EXPECT_EQ(replayed.totals, totalsOf(game)) << text;
        }
}

TEST(GcgRoundTrip, WithTheSeedOfAnotherProgramTheRacksSayEnough)
{
    std::uint64_t seed = 4000;
    for (const RuleBookPtr& book : booksOfAllKinds())
        for (int players = 1; players <= 4; ++players) {
            const Game game = randomGame(book, players, ++seed);
            std::string text = gcgText(recordOf(game));
            text.replace(text.find("#seed"), 10, "#seed 1234");
            const FollowedGame replayed = replay(readGcg(text), book);
            EXPECT_EQ(complaint(replayed.error), "") << text;
            EXPECT_FALSE(replayed.isBagKnown);
            EXPECT_EQ(replayed.totals, totalsOf(game)) << text;
        }
}

TEST(GcgRoundTrip, ARecordThatStopsAtAnyLineIsSound)
{
    std::uint64_t seed = 3000;
    for (const RuleBookPtr& book : booksOfAllKinds())
        for (const bool seeded : {true, false}) {
            const std::string whole = gcgText(recordOf(randomGame(book, 3, ++seed)));
            const std::string text = seeded ? whole : without(whole, "#seed");
            for (std::size_t end = text.find("\n>"); end != std::string::npos; end = text.find('\n', end + 1)) {
                const FollowedGame replayed = replay(readGcg(text.substr(0, end)), book);
                ASSERT_EQ(complaint(replayed.error), "") << text.substr(0, end);
            }
        }
}

} // namespace storeys::test::gcg_round_trip_test
