// The legal play nearest to tiles that break a rule.

#include "moves/nearest_play.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test {

namespace {

const std::string mood = "10/10/10/10/3MOOD3/10/10/10/10/10";

// The nearest play as text, or "" if there is none.
std::string nearest(const Position& position, const std::string& laid)
{
    const Play play = playOf(position, laid);
    EXPECT_NE(judged(position, play), "") << laid << " is legal itself";
    const auto found = nearestLegal(position, play);
    if (!found)
        return "";
    EXPECT_EQ(judged(position, found->toPlay()), "");
    return playText(position.board, found->toPlay(), position.variant().tiles.alphabet);
}

Position afterMood(const std::string& rack, const std::vector<std::string>& words)
{
    return positionOf(bookOfWords("stack10", words), mood, rack);
}

} // namespace

TEST(NearestPlay, LeavesATileOut)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "5D W...Z"), "5D W...");
}

TEST(NearestPlay, IsNoneOnceItIsCalledOff)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    std::stop_source stop;
    EXPECT_TRUE(nearestLegal(position, playOf(position, "5D W...Z"), stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(nearestLegal(position, playOf(position, "5D W...Z"), stop.get_token()));
}

TEST(NearestPlay, AddsATile)
{
    const Position position = afterMood("DEAR", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "G5 .EA"), "G5 .EAR");
}

TEST(NearestPlay, MovesATileByOne)
{
    const Position position = afterMood("W", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "5C W"), "5D W...");
}

TEST(NearestPlay, SwapsTwoTiles)
{
    const Position position = afterMood("DEAR", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "G5 .AER"), "G5 .EAR");
}

TEST(NearestPlay, ShiftsTheWholePlayByOne)
{
    const Position position =
        positionOf(bookOfWords("stack10", {"WOOD"}), emptyBoard(bookOf("stack10")->variant), "WOOD");
    EXPECT_EQ(nearest(position, "4D WOOD"), "5D WOOD");
}

TEST(NearestPlay, TakesTheBetterOfEquals)
{
    const Position position = afterMood("EARSX", {"MOOD", "DEAR", "DEARS", "DEAX"});
    EXPECT_EQ(nearest(position, "G5 .EAXS"), "G5 .EARS");
}

TEST(NearestPlay, IsNoneWhereTooMuchIsWrong)
{
    const Position position = afterMood("DEARXZ", {"MOOD", "DEAR"});
    EXPECT_EQ(nearest(position, "A1 XZ"), "");
    EXPECT_EQ(nearest(afterMood("Z", {"MOOD"}), "5D Z..."), "");
}

// One tile for another is little, but not where the other lies elsewhere.
TEST(NearestPlay, IsNoneElsewhere)
{
    const Position position = afterMood("WZ", {"MOOD", "WOOD"});
    EXPECT_EQ(nearest(position, "H5 Z"), "");
    EXPECT_EQ(nearest(position, "5F Z"), "");
    EXPECT_EQ(nearest(position, "5D Z..."), "5D W...");
}

TEST(NearestPlay, KeepsHalfOfTheSquares)
{
    const Position position = afterMood("DEARXZ", {"MOOD", "DE"});
    EXPECT_EQ(nearest(position, "G5 .EXZ"), ""); // two of three would go
    EXPECT_EQ(nearest(position, "G5 .EX"), "G5 .E");
}

TEST(NearestPlay, GivesABlankAnotherLetter)
{
    const Position position =
        positionOf(bookOfWords("cross15", {"CAT", "COT"}), emptyBoard(bookOf("cross15")->variant), "C?T");
    EXPECT_EQ(nearest(position, "8G CuT").substr(0, 3), "8G ");
}

} // namespace storeys::test
