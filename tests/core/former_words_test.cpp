// What stood on the squares of a word before a play formed it.

#include "support/test_game.h"

#include "rules/formed_words.h"

#include <gtest/gtest.h>

namespace storeys::test::former_words_test {

namespace {

// The words of a play, each with what stood there before: "WOOL<WOOD", "LEAP<", "CATSUP<CAT,UP".
std::string changes(const std::string& board, const std::string& rack, const std::string& play)
{
    const Position position = positionOf(bookOf("stack10"), board, rack);
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    std::string all;
    for (const FormedWord& word : formedWords(position.board, playOf(position, play))) {
        all += (all.empty() ? "" : " ") + alphabet.spell(word.letters()) + "<";
        std::string former;
        for (const FormedWord& before : formerWords(position.board, word))
            former += (former.empty() ? "" : ",") + alphabet.spell(before.letters());
        all += former;
    }
    return all;
}

constexpr const char* wood = "10/10/10/10/3(MW)OOD3/10/10/10/10/10";

} // namespace

TEST(FormerWords, AWordThatWasChangedHasTheOldOne)
{
    EXPECT_EQ(changes(wood, "L", "5D ...L"), "WOOL<WOOD");
}

TEST(FormerWords, ANewWordHasNone)
{
    EXPECT_EQ(changes(wood, "ON", "6E ON"), "ON< OO< ON<");
}

TEST(FormerWords, OneTileIsNoWord)
{
    EXPECT_EQ(changes(wood, "LEAP", "G5 LEAP"), "LEAP< WOOL<WOOD");
}

TEST(FormerWords, TwoWordsThatWereJoinedAreBothThere)
{
    EXPECT_EQ(changes("10/10/10/10/CAT1UP4/10/10/10/10/10", "S", "5A ...S.."), "CATSUP<CAT,UP");
}

TEST(FormerWords, TheyHaveTheTilesAndHeightsOfThatTime)
{
    const Position position = positionOf(bookOf("stack10"), wood, "L");
    const auto words = formedWords(position.board, playOf(position, "5D ...L"));
    const auto former = formerWords(position.board, words.front());
    ASSERT_EQ(former.size(), 1U);
    EXPECT_EQ(former.front().squares.front().height, Height(2));
    EXPECT_EQ(former.front().squares.back().height, Height(1));
    EXPECT_EQ(words.front().squares.back().height, Height(2));
}

} // namespace storeys::test::former_words_test
