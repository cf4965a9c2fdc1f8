#include "messages/messages.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "support/test_game.h"

#include "moves/generator.h"

#include <gtest/gtest.h>

namespace storeys::test::record_test {

namespace {

class Texts : public testing::Test
{
protected:
    [[nodiscard]] std::string boardError(const std::string& text) const
    {
        const auto board = readBoardText(text, variant(), 5);
        return board ? "" : message(board.error());
    }
    [[nodiscard]] const Variant& variant() const { return book->variant; }

    RuleBookPtr book = bookOf("stack10");
};

} // namespace

TEST_F(Texts, BoardsComeBackAsTheyWere)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Position position = randomPosition(book, seed, true);
        const std::string text = boardText(position.board, variant().tiles.alphabet);
        EXPECT_EQ(*readBoardText(text, variant(), 5), position.board) << text;
    }
}

TEST(LargeBoards, ComeBackAsTheyWere)
{
    for (const char* file : {"hall.json", "court.json"}) {
        const RuleBookPtr book = bookOf(file);
        const int limit = book->houseRules.stackLimit;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Position position = randomPosition(book, seed, limit > 1);
            const std::string text = boardText(position.board, book->variant.tiles.alphabet);
            EXPECT_EQ(*readBoardText(text, book->variant, limit), position.board) << text;
        }
    }
}

TEST_F(Texts, MalformedBoardsAreErrorsWithTheirPlace)
{
    const std::string rest = "/10/10/10/10/10/10/10/10/10";
    EXPECT_EQ(boardError("10"), "the board has 1 rows, not 10");
    EXPECT_EQ(boardError("10" + rest + "/10"), "the board has more than 10 rows");
    EXPECT_EQ(boardError("9" + rest), "board row 1, character 2: the row has 9 squares, not 10");
    EXPECT_EQ(boardError("11" + rest), "board row 1, character 1: the row has more than 10 squares");
    EXPECT_EQ(boardError("9AB" + rest), "board row 1, character 3: the row has more than 10 squares");
    EXPECT_EQ(boardError("9a" + rest), "board row 1, character 2: 'a' is not a tile in this game");
    EXPECT_EQ(boardError("9()" + rest), "board row 1, character 3: the stack is empty");
    EXPECT_EQ(boardError("9(ABCDEF)" + rest), "board row 1, character 8: the stack is higher than 5");
    EXPECT_EQ(boardError("9(AB" + rest), "board row 1, character 5: the stack has no ')'");
    EXPECT_EQ(boardError("09A" + rest), "board row 1, character 1: a number of empty squares can't begin with 0");
    EXPECT_EQ(boardError(""), "board row 1, character 1: the row has 0 squares, not 10");
}

TEST_F(Texts, RacksAreReadInAnyOrder)
{
    EXPECT_EQ(rackText(readHeld("TQSNEIA", variant())->rack, variant().tiles.alphabet), "AEINQST");
    EXPECT_TRUE(readHeld("", variant())->rack.isEmpty());
    EXPECT_FALSE(readHeld("ABCDEFGH", variant()));
    EXPECT_FALSE(readHeld("AB?", variant()));
    EXPECT_FALSE(readHeld("ab", variant()));
}

TEST_F(Texts, PlaysComeBackAsTheyWere)
{
    for (std::uint64_t seed = 100; seed < 130; ++seed) {
        const Position position = randomPosition(book, seed, false);
        for (const FoundPlay& found : allPlays(*book, position.board, position.toMove().rack)) {
            const std::string text = playText(position.board, found.toPlay(), variant().tiles.alphabet);
            EXPECT_EQ(playOf(position, text).placements, found.toPlay().placements) << text;
        }
    }
}

TEST_F(Texts, ASingleTileIsWrittenAcrossUnlessItFormsOnlyAWordDown)
{
    const Position position = positionOf(book, "10/10/10/4M5/4O5/4OD4/10/10/10/10", "TN");
    const auto text = [&](Square square) {
        return playText(position.board, Play{{{square, Tile::of(19)}}, {}}, variant().tiles.alphabet);
    };
    EXPECT_EQ(text({6, 4}), "E4 ...T"); // only down
    EXPECT_EQ(text({4, 5}), "5E .T");   // across and down
    EXPECT_EQ(text({3, 3}), "4D T.");   // only across
}

TEST_F(Texts, UnreadablePlaysAreErrors)
{
    for (const char* text : {"", "5", "5D", "D5", "5D ", " W", "D W", "55 W", "5d W", "DD W", "5D w", "5D W?", "5D W W",
                             "-", "-K", "5D  W", "+5D W", "5.D W"})
        EXPECT_FALSE(readPlayText(text, variant().tiles)) << text;
}

TEST_F(Texts, SquaresOffTheBoardAreReadAllTheSame)
{
    EXPECT_EQ(readPlayText("0A W", variant().tiles)->placements[0].square, (Square{-1, 0}));
    EXPECT_EQ(readPlayText("Z3 W", variant().tiles)->placements[0].square, (Square{2, 25}));
    EXPECT_GT(readPlayText("99999999999999999999A W", variant().tiles)->placements[0].square.row, 1000);
}

} // namespace storeys::test::record_test
