// Hints that were given are remembered by the game and by its record.

#include "game/game.h"
#include "messages/messages.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <limits>

namespace storeys::test::hints_test {

namespace {

Game gameWithHints()
{
    Game game({bookOf("stack10"), {"Ann", "Bo"}, 7});
    game.noteHints(2);
    EXPECT_FALSE(game.take(Pass{}));
    game.noteHints(1);
    game.noteHints(1);
    return game;
}

} // namespace

TEST(Hints, BelongToTheTurnTheyWereGivenFor)
{
    Game game = gameWithHints();
    EXPECT_EQ(game.hintsFor(0), 2);
    EXPECT_EQ(game.hintsFor(1), 2);
    EXPECT_FALSE(game.take(Exchange{{game.position().toMove().rack.tiles().front()}}));
    EXPECT_EQ(game.hintsFor(2), 0);
}

TEST(Hints, AreTheFirstEventOfTheTurn)
{
    const Game game = gameWithHints();
    const auto* hinted = std::get_if<event::Hinted>(&game.turns().front().events.front().what);
    ASSERT_TRUE(hinted);
    EXPECT_EQ(hinted->hints, 2);
}

TEST(Hints, StayWithAPlayThatIsChallengedAndTakenBack)
{
    Game game({bookOfWords("stack10", {"MOOD"}, {"mode=challenge"}), {"Ann", "Bo"}, 7});
    game.noteHints(1);
    const Rack& rack = game.position().toMove().rack;
    const Tile first = rack.tiles()[0], second = rack.tiles()[1];
    ASSERT_FALSE(game.take(Play{{{{4, 4}, first}, {{4, 5}, second}}}));
    ASSERT_TRUE(game.challenge(1 - game.turns()[0].seat));
    EXPECT_EQ(game.hintsFor(0), 1);
    EXPECT_EQ(game.hintsFor(1), 0);
    EXPECT_EQ(game.hintsFor(2), 0);
}

TEST(Hints, StayWithATurnThatIsTakenBack)
{
    Game game = gameWithHints();
    game.undo();
    EXPECT_EQ(game.hintsFor(0), 2);
    EXPECT_EQ(game.hintsFor(1), 0); // of a turn that is not there any more
}

TEST(Hints, AreWrittenAndReadWithTheGame)
{
    const Game game = gameWithHints();
    const std::string text = gcgText(recordOf(game));
    EXPECT_NE(text.find("#hint 2\n>"), std::string::npos) << text;
    const ReadGcg read = readGcg(text);
    ASSERT_EQ(complaint(read.error), "") << text;
    EXPECT_EQ(gcgText(read.record), text);
    const Result<Game, RecordError> rebuilt = rebuildGame(read, game.setup().book);
    ASSERT_TRUE(rebuilt) << complaint(rebuilt);
    EXPECT_EQ(rebuilt->hintsFor(0), 2);
    EXPECT_EQ(rebuilt->hintsFor(1), 2);
}

TEST(Hints, ThatAreNoNumberAreRefusedWithTheirLine)
{
    for (const char* value : {"x", "", "0", "-1", "1.5", "99999999999999999999"}) {
        const ReadGcg read = readGcg("#player1 ann Ann\n#hint " + std::string(value) + "\n");
        ASSERT_TRUE(read.error) << value;
        EXPECT_EQ(read.error->line, 2);
    }
}

TEST(Hints, BeyondTheMostAreNotCounted)
{
    Game game({bookOf("stack10"), {"Ann", "Bo"}, 7});
    for (int hint = 0; hint < 100; ++hint)
        game.noteHints(1);
    EXPECT_FALSE(game.take(Pass{}));
    game.noteHints(std::numeric_limits<int>::max());
    const std::string text = gcgText(recordOf(game));
    const Result<Game, RecordError> again = rebuildGame(readGcg(text), game.setup().book);
    ASSERT_EQ(complaint(again), "") << text;
    EXPECT_EQ(gcgText(recordOf(*again)), text);
    std::string older = text;
    older.replace(older.find("#hint 99"), 8, "#hint 100");
    EXPECT_EQ(gcgText(readGcg(older).record), text);
}

} // namespace storeys::test::hints_test
