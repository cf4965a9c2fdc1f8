// Whatever the engine can play can be written down, read, judged sound and played on.

#include "record/limits.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gmock/gmock.h>
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

// ---- limits; see GameLimits

TEST(GcgRoundTrip, AGameThatIsTooLongEnds)
{
    Game game({bookOf("stack10", {"mode=challenge", "challenge-penalty=void"}), {"Ann", "Bo"}, 7});
    for (std::size_t n = 0; n < GameLimits::turns; ++n)
        ASSERT_FALSE(game.take(Exchange{{game.position().toMove().rack.tiles().front()}}));
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.turns().size(), GameLimits::turns);
    EXPECT_EQ(game.result()->reason, EndCondition::Limit);
    expectRoundTrip(game);
    const std::string text = gcgText(recordOf(game));
    EXPECT_LT(text.size(), RecordLimits::bytesToContinue);
    std::string longer = text;
    longer.insert(text.rfind('\n', text.find(" (")) + 1, ">Ann:  - +0 0\n");
    EXPECT_THAT(complaint(longer, game.setup().book), ::testing::HasSubstr("the game was over"));
}

TEST(GcgRoundTrip, AGameOfTooManyPointsEnds)
{
    RuleBook rich = *bookOf("cross15", {"mode=challenge"});
    rich.variant.bingoBonus = Points(2'000'000);
    Game game({std::make_shared<RuleBook>(rich), {"Ann", "Bo"}, 7});
    Play play;
    for (const Tile tile : game.position().toMove().rack.tiles())
        play.placements.push_back({{7, 3 + static_cast<int>(play.placements.size())}, tile});
    ASSERT_FALSE(game.take(play));
    EXPECT_EQ(game.turns().back().score().total(), GameLimits::points);
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->reason, EndCondition::Limit);
    expectRoundTrip(game);
    EXPECT_TRUE(game.challenge(1)); // the play is withdrawn
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.position().seats[0].points, Points(0));
    expectRoundTrip(game);
}

TEST(GcgRoundTrip, ALongNameIsAShortNick)
{
    std::string name;
    for (int n = 0; n < 100; ++n)
        name += "Ä ";
    name.pop_back();
    const Game game({bookOf("stack10"), {name, name}, 7});
    const GameRecord record = recordOf(game);
    EXPECT_EQ(record.players[0].name, name);
    EXPECT_EQ(record.players[0].nick.size(), RecordLimits::nick / 2 * 3); // Ä_ is three bytes
    EXPECT_NE(record.players[0].nick, record.players[1].nick);
    expectRoundTrip(game);
}

TEST(GcgRoundTrip, ARecordTakesAllHouseRules)
{
    EXPECT_LT(HouseRules::names().size(), RecordLimits::houseRules);
}

} // namespace storeys::test::gcg_round_trip_test
