#include "base/random_source.h"
#include "teaching/rating.h"

#include <cmath>
#include <gtest/gtest.h>

namespace storeys::test::rating_test {

TEST(Rating, IsThatOfGlickmansExample)
{
    const std::vector<RatedResult> results{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}};
    const Rating rating = after({1500, 200, 0.06}, results, 0.5);
    EXPECT_NEAR(rating.value, 1464.06, 0.01);
    EXPECT_NEAR(rating.deviation, 151.52, 0.01);
    EXPECT_NEAR(rating.volatility, 0.05999, 0.00001);
}

TEST(Rating, IsLessSureAfterAPeriodWithoutResults)
{
    const Rating rating = after({1500, 200, 0.06}, std::span<const RatedResult>());
    EXPECT_EQ(rating.value, 1500);
    EXPECT_NEAR(rating.deviation, 200.27, 0.01);
}

TEST(Rating, RisesWithASolutionAndNeverBecomesTooSureToFollow)
{
    Rating rating;
    EXPECT_GT(after(rating, {1500, 60}, 1).value, 1500);
    EXPECT_LT(after(rating, {1500, 60}, 0).value, 1500);
    EXPECT_NEAR(after(rating, {1500, 60}, 0.5).value, 1500, 1e-9);
    for (int n = 0; n < 500; ++n)
        rating = after(rating, {1500, 60}, n % 2);
    EXPECT_LT(rating.deviation, leastDeviation + 1);
    EXPECT_EQ(after({1500, 40, 0.06}, {1500, 60}, 1).deviation, leastDeviation);
    EXPECT_NEAR(rating.value, 1500, 30);
}

TEST(Rating, StaysFiniteAfterTheGreatestSurprise)
{
    Rating rating;
    for (int n = 0; n < 50; ++n)
        rating = after(rating, {4000, 60}, 1);
    EXPECT_GT(rating.value, 3000);
    EXPECT_LT(rating.value, 10'000);
    EXPECT_LT(rating.volatility, 1);
    EXPECT_GT(after({100, 60, 0.06}, {4000, 30}, 0).value, 99); // nothing was expected
}

// A player of fixed strength is found by their results alone.
TEST(Rating, FindsAPlayerOfFixedStrengthWithinSixtyTries)
{
    RandomSource random(66);
    double missed = 0;
    constexpr int players = 200;
    for (int player = 0; player < players; ++player) {
        const double strength = 1000 + random.below(1000);
        Rating rating;
        for (int n = 0; n < 60; ++n) {
            const Rating puzzle{rating.value, leastDeviation};
            const double chance = 1 / (1 + std::pow(10, (puzzle.value - strength) / 400));
            rating = after(rating, puzzle, random.share() < chance ? 1 : 0);
        }
        missed += std::abs(rating.value - strength);
    }
    EXPECT_LT(missed / players, 100);
}

} // namespace storeys::test::rating_test
