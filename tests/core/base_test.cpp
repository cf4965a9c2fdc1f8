#include "base/alphabet.h"
#include "base/random_source.h"

#include <array>
#include <gtest/gtest.h>

namespace storeys::test {

TEST(RandomSource, GivesThePublishedSequence)
{
    // xoshiro256** seeded by splitmix64 from 0, as the authors' reference code gives it.
    RandomSource random(0);
    EXPECT_EQ(random.next(), 0x99ec5f36cb75f2b4u);
    EXPECT_EQ(random.next(), 0xbf6e1f784956452au);
}

TEST(RandomSource, SpreadsEvenlyBelowABound)
{
    RandomSource random(1);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60000; ++i)
        ++counts[random.below(6)];
    for (const int count : counts)
        EXPECT_NEAR(count, 10000, 500);
}

TEST(RandomSource, ACopyGoesOnTheSame)
{
    RandomSource one(42);
    (void)one.next();
    RandomSource other = one;
    EXPECT_EQ(one.next(), other.next());
}

class QuAlphabet : public testing::Test
{
protected:
    const Alphabet alphabet{{{'A', "A"}, {'I', "I"}, {'Q', "QU"}, {'U', "U"}, {'T', "T"}}};
};

TEST_F(QuAlphabet, FoldsQuToOneTile)
{
    EXPECT_EQ(alphabet.fold("QUIT"), (Letters{2, 1, 4}));
    EXPECT_EQ(alphabet.fold("QUQU"), (Letters{2, 2}));
}

TEST_F(QuAlphabet, CannotMakeAQWithoutAU)
{
    EXPECT_FALSE(alphabet.fold("QAT"));
    EXPECT_FALSE(alphabet.fold("QIQ"));
}

TEST_F(QuAlphabet, SpellsTheTilesInFull)
{
    EXPECT_EQ(alphabet.spell({2, 1, 4}), "QUIT");
    EXPECT_EQ(alphabet.symbolOf(Tile::of(2)), 'Q');
    EXPECT_EQ(alphabet.symbolOf(Tile::blankAs(2)), 'q');
    EXPECT_EQ(alphabet.symbolOf(Tile::blank()), '?');
}

} // namespace storeys::test
