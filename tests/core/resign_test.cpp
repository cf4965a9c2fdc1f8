// A game of two that one of them gives up.

#include "record/read_game.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::resign_test {

namespace {

// Two players, given up by the one who leads, after that many turns.
Game resigned(const RuleBookPtr& book, int turns)
{
    Game game = randomGame(book, 2, 4, turns);
    const auto& seats = game.position().seats;
    game.resign(seats[0].points < seats[1].points ? 1 : 0);
    return game;
}

bool wins(const GameResult& result, int seat)
{
    return result.seats[static_cast<std::size_t>(seat)].wins;
}

} // namespace

TEST(Resign, LetsTheOtherWinWithFewerPointsAndNothingLost)
{
    for (const char* variant : {"stack10", "cross15", "hyper-race", "free-for-all"}) {
        Game game = resigned(bookOf(variant), 5);
        const int loser = *game.position().forfeiter;
        ASSERT_TRUE(game.isOver()) << variant;
        EXPECT_EQ(game.result()->reason, EndCondition::Resigned);
        EXPECT_FALSE(wins(*game.result(), loser)) << variant;
        EXPECT_TRUE(wins(*game.result(), 1 - loser)) << variant;
        for (int seat : {0, 1})
            EXPECT_EQ(game.result()->seats[seat].total, game.position().seats[seat].points) << variant;
        EXPECT_TRUE(game.take(Pass{})) << variant;
        EXPECT_EQ(game.openPlay(), nullptr) << variant;
    }
}

TEST(Resign, IsInTheRecordAndOfTheNewestFormat)
{
    for (const int turns : {0, 1, 7})
        for (const char* mode : {"mode=dictionary", "mode=challenge"}) {
            const auto book = bookOf("stack8", {mode});
            const Game game = resigned(book, turns);
            const std::string text = gcgText(recordOf(game));
            EXPECT_NE(text.find("#storeys-format 5\n"), std::string::npos) << text;
            const Result<Game, RecordError> again = rebuildGame(readGcg(text), book);
            ASSERT_EQ(complaint(again), "") << text;
            EXPECT_EQ(again->position(), game.position());
            EXPECT_EQ(again->result()->reason, EndCondition::Resigned);
            EXPECT_TRUE(wins(*again->result(), 1 - *game.position().forfeiter));
            EXPECT_EQ(gcgText(recordOf(*again)), text);
        }
    const std::string open = gcgText(recordOf(randomGame(bookOf("stack8"), 2, 4, 7)));
    EXPECT_EQ(open.find("#storeys-format"), std::string::npos);
}

// Without its seed, and read as written.
TEST(Resign, IsTheResultOfAGameThatIsOnlyShown)
{
    const auto book = bookOf("stack8");
    const Game game = resigned(book, 6);
    const int loser = *game.position().forfeiter;
    const ReadGcg read = readGcg(without(gcgText(recordOf(game)), "#seed"));
    const Result<Game, RecordError> past = pastGame(read, book);
    ASSERT_EQ(complaint(past), "");
    ASSERT_TRUE(past->isOver());
    EXPECT_EQ(past->result()->reason, EndCondition::Resigned);
    EXPECT_FALSE(wins(*past->result(), loser));
    EXPECT_EQ(replay(read, book).wins, (std::vector<bool>{loser != 0, loser != 1}));
    const FollowedGame written = readAsWritten(read, book);
    ASSERT_EQ(complaint(written.error), "");
    ASSERT_TRUE(written.result);
    EXPECT_TRUE(wins(*written.result, 1 - loser));
}

TEST(Resign, IsRefusedWhereItCanNotBe)
{
    const auto book = bookOf("stack8");
    const std::string text = gcgText(recordOf(resigned(book, 5)));
    std::vector<std::string> lines = linesOf(text);
    const auto at = std::ranges::find_if(lines, [](const std::string& line) { return line.starts_with("#resigned"); });
    ASSERT_NE(at, lines.end());
    const std::string line = *at, number = std::to_string(at - lines.begin() + 1);
    const auto with = [&](const std::string& more) { return text + more + '\n'; };
    const std::string last = std::to_string(lines.size() + 1);
    EXPECT_EQ(complaint(with(line), book), "line " + last + ": a second #resigned; the first is on line " + number);
    const auto event = std::ranges::find_if(lines, [](const std::string& each) { return each.starts_with('>'); });
    EXPECT_EQ(complaint(with(*event), book), "line " + last + ": the game was over after line " + number);
    *at = "#resigned nobody";
    EXPECT_EQ(complaint(joined(lines), book), "line " + number + ": there is no player 'nobody'");

    const Game three = randomGame(book, 3, 4, 5);
    const std::string nick = recordOf(three).players.front().nick;
    EXPECT_NE(complaint(gcgText(recordOf(three)) + "#resigned " + nick + '\n', book).find("only one of two players"),
              std::string::npos);
    const std::string ended = gcgText(recordOf(randomGame(book, 2, 4)));
    EXPECT_NE(complaint(ended + "#resigned " + recordOf(randomGame(book, 2, 4)).players.front().nick + '\n', book)
                  .find("the game was over"),
              std::string::npos);
}

// A branch of the game goes on before the player resigned.
TEST(Resign, GoesWithTheTurnBeforeIt)
{
    Game game = resigned(bookOf("stack8"), 6);
    const Position before = game.positionBefore(5);
    ASSERT_TRUE(game.undo());
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.position(), before);
    EXPECT_TRUE(game.lateEvents().empty());
}

} // namespace storeys::test::resign_test
