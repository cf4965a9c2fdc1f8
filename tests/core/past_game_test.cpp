// Games of which only what was seen is known, and the format that our own records name.

#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace storeys::test::past_game_test {

namespace {

ReadGcg readGolden(const std::string& name)
{
    std::ostringstream text;
    text << std::ifstream(std::string(STOREYS_TEST_DATA) + "/games/" + name + ".gcg", std::ios::binary).rdbuf();
    return readGcg(text.str());
}

} // namespace

TEST(PastGame, ShowsEveryTurnAndTheTotalsOfARecordWithoutASeed)
{
    const ReadGcg read = readGolden("foreign-cross15");
    const RuleBookPtr book = bookOf("cross15", {}, "standard");
    const Result<Game, RecordError> past = pastGame(read, book);
    ASSERT_EQ(complaint(past), "");
    const Game& game = *past;
    EXPECT_TRUE(game.isPast());
    const auto totals = replay(read, book).totals;
    ASSERT_EQ(game.position().seats.size(), totals.size());
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        EXPECT_EQ(game.position().seats[seat].points, totals[seat]);
    ASSERT_FALSE(game.turns().empty());
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        Board board = game.positionBefore(n).board;
        for (const PlacedTile& placed : game.turns()[n].placed())
            board.put(placed.square, placed.tile);
        if (game.turns()[n].isWithdrawal())
            continue;
        EXPECT_EQ(board, game.positionBefore(n + 1).board) << n;
        EXPECT_EQ(game.positionBefore(n).turn, game.turns()[n].seat) << n;
    }
}

// After the last turn points are lost for tiles left, too.
TEST(PastGame, TellsOnlyOfChallengesThatTheRecordTellsOf)
{
    const Result<Game, RecordError> foreign =
        pastGame(readGolden("foreign-cross15"), bookOf("cross15", {}, "standard"));
    ASSERT_EQ(complaint(foreign), "");
    for (std::size_t n = 0; n < foreign->turns().size(); ++n)
        EXPECT_TRUE(foreign->turns()[n].failedChallengers().empty()) << n;
    const ReadGcg read = readGolden("three-stack8-challenge");
    const Result<Game, RecordError> own = pastGame(read, bookOf("stack8", {"mode=challenge"}, "standard"));
    ASSERT_EQ(complaint(own), "");
    std::size_t n = 0;
    for (const RecordEvent& event : read.record.events) {
        if (!event.isTurn())
            continue;
        std::vector<int> seats;
        for (const auto& challenge : event.failedChallenges)
            seats.push_back(challenge.seat);
        EXPECT_EQ(own->turns()[n++].failedChallengers(), seats);
    }
}

TEST(PastGame, CanNotBeGoneOnWith)
{
    Result<Game, RecordError> past = pastGame(readGolden("sheet-stack10"), bookOf("stack10", {}, "standard"));
    ASSERT_EQ(complaint(past), "");
    const std::size_t turns = past->turns().size();
    const auto violation = past->take(Pass{});
    ASSERT_TRUE(violation);
    EXPECT_EQ(violation->kind, Violation::Kind::GameOver);
    EXPECT_FALSE(past->undo());
    EXPECT_EQ(past->turns().size(), turns);
}

TEST(PastGame, IsTheSameGameAsTheOneRebuiltWithItsSeed)
{
    const ReadGcg read = readGolden("three-stack8-challenge");
    const RuleBookPtr book = bookOf("stack8", {"mode=challenge"}, "standard");
    const Result<Game, RecordError> past = pastGame(read, book);
    const Result<Game, RecordError> rebuilt = rebuildGame(read, book);
    ASSERT_EQ(complaint(past), "");
    ASSERT_EQ(complaint(rebuilt), "");
    ASSERT_EQ(past->turns().size(), rebuilt->turns().size());
    for (std::size_t n = 0; n < past->turns().size(); ++n) {
        EXPECT_EQ(past->positionBefore(n), rebuilt->positionBefore(n)) << n;
        EXPECT_EQ(past->turns()[n].isWithdrawal(), rebuilt->turns()[n].isWithdrawal()) << n;
        EXPECT_EQ(past->turns()[n].score().total(), rebuilt->turns()[n].score().total()) << n;
    }
}

TEST(RecordFormat, IsWrittenAndReadAgain)
{
    GameRecord record = readGolden("two-stack10").record;
    record.format = newestFormat;
    const ReadGcg again = readGcg(gcgText(record));
    EXPECT_EQ(complaint(again.error), "");
    EXPECT_EQ(again.record.format, newestFormat);
    EXPECT_EQ(readGolden("two-stack10").record.format, 0); // older records do not say it
}

TEST(RecordFormat, ANewerOneIsRefusedOnItsLine)
{
    const auto errorOf = [](const std::string& format) {
        return complaint(readGcg("#character-encoding UTF-8\n#storeys-format " + format + "\n#player1 a a\n").error);
    };
    for (int format = 1; format <= newestFormat; ++format)
        EXPECT_EQ(errorOf(std::to_string(format)), "");
    EXPECT_TRUE(
        errorOf(std::to_string(newestFormat + 1)).starts_with("line 2: the record was written by a newer version"));
    for (const char* text : {"", "0", "-1", "one", "1.5"})
        EXPECT_TRUE(errorOf(text).starts_with("line 2: ")) << text;
}

} // namespace storeys::test::past_game_test
