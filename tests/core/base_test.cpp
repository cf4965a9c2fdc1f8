#include "base/alphabet.h"
#include "base/estimate.h"
#include "base/letters.h"
#include "base/random_source.h"

#include <array>
#include <gtest/gtest.h>

namespace storeys::test::base_test {

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

TEST(Reach, IsThatOfTheSequentialTest)
{
    const std::array samples{200, 1000, 4000};
    const std::array once{3.08, 3.22, 3.40}, elevenTimes{3.87, 3.91, 4.05};
    for (std::size_t n = 0; n < samples.size(); ++n) {
        EXPECT_NEAR(reach(samples[n], 0.05), once[n], 0.005);
        EXPECT_NEAR(reach(samples[n], 0.05 / 11), elevenTimes[n], 0.005);
    }
    EXPECT_TRUE(std::isinf(reach(1, 0.05)) && std::isinf(reach(8, 0.05)));
}

TEST(Reach, TellsEqualValuesApartInAtMostFivePercentOfSeeds)
{
    int wrong = 0;
    int wrongByTwoErrors = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        RandomSource random(seed);
        Moments moments;
        bool isTold = false, isTooBold = false;
        for (int n = 1; n <= 4000; ++n) {
            double value = -2; // normal enough
            for (int i = 0; i < 4; ++i)
                value += random.below(1000) / 999.0;
            moments.add(value);
            if (n < 200 || n % 100 != 0)
                continue;
            isTold = isTold || moments.isShownAbove(0) || (-moments).isShownAbove(0);
            isTooBold = isTooBold || moments.mean().low() > 0 || moments.mean().high() < 0;
        }
        wrong += isTold;
        wrongByTwoErrors += isTooBold;
    }
    EXPECT_LE(wrong, 50);
    EXPECT_GT(wrongByTwoErrors, 150); // two errors at each look
}

TEST(Moments, ShowNothingByOneSample)
{
    Moments moments;
    moments.add(5);
    EXPECT_FALSE(moments.isShownAbove(0));
    for (int n = 0; n < 40; ++n)
        moments.add(5);
    EXPECT_TRUE(moments.isShownAbove(0));
    EXPECT_FALSE(moments.isShownAbove(5));
    EXPECT_FALSE((-moments).isShownAbove(0));
}

class QuAlphabet : public testing::Test
{
protected:
    const Alphabet alphabet{{{"A", "A"}, {"I", "I"}, {"Q", "QU"}, {"U", "U"}, {"T", "T"}}};
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
    EXPECT_EQ(alphabet.text(Tile::of(2)), "Q");
    EXPECT_EQ(alphabet.text(Tile::blankAs(2)), "q");
    EXPECT_EQ(alphabet.text(Tile::blank()), "?");
}

TEST(Alphabets, TakeOneSymbolAfterTheOther)
{
    std::string_view text = "A[CH]ä[\xff]]я[";
    for (const char* symbol : {"A", "[CH]", "ä", "[\xff]", "]", "я", "["})
        EXPECT_EQ(takeSymbol(text), symbol);
    EXPECT_TRUE(text.empty());
    EXPECT_EQ(symbolCount("A[CH]ä["), 4);
    EXPECT_EQ(symbolCount("[" + std::string(100, 'A') + "]"), 102) << "far too long for a symbol";
}

TEST(Letters, AreCapitalsAndSmallOnesInLatinGreekAndCyrillic)
{
    const std::string capitals = "AZÄÖÜẞÉÇÑŁĄŹŻŸĞȘÅØÆŒΆΈΌΎΏΑΣΩЁЇҐАЯ";
    const std::string smalls = "azäöüßéçñłąźżÿğșåøæœάέόύώασωёїґая";
    EXPECT_EQ(lower(capitals), smalls);
    EXPECT_EQ(upper(smalls), capitals);
    EXPECT_TRUE(isInCapitals(capitals));
    EXPECT_FALSE(isInCapitals(""));
    std::string_view rest = smalls;
    while (!rest.empty())
        EXPECT_FALSE(isInCapitals(takeCharacter(rest)));
    EXPECT_EQ(characterCount(capitals), characterCount(smalls));
    EXPECT_EQ(upper("λόγος"), "ΛΌΓΟΣ") << "its last letter is the final sigma";
}

TEST(Letters, LeaveAllOtherCharactersAndBrokenBytesAsTheyAre)
{
    const std::string others = "1?*[]×÷ĸªİı中😀\xc3\xff\x80\xe2\x82";
    EXPECT_EQ(upper(others), others);
    EXPECT_EQ(lower(others), others);
    EXPECT_FALSE(isInCapitals("\xc3"));
    EXPECT_EQ(characterCount("\xc3\xff中"), 3);
}

TEST(Letters, HaveOneOtherFormEach)
{
    for (unsigned code = 0x80; code < 0x800; ++code) {
        const std::string letter{static_cast<char>(0xc0 | code >> 6), static_cast<char>(0x80 | (code & 0x3f))};
        if (lower(letter) != letter) {
            EXPECT_EQ(upper(lower(letter)), letter) << letter;
        }
        if (upper(letter) != letter && letter != "ς") {
            EXPECT_EQ(lower(upper(letter)), letter) << letter;
        }
    }
}

} // namespace storeys::test::base_test
