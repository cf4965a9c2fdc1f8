#pragma once

#include <span>

namespace storeys {

// How well somebody solves puzzles, or how hard a puzzle is, on the scale of Glicko-2 (Mark E. Glickman, “Example of the
// Glicko-2 system”, 2013, http://www.glicko.net/glicko/glicko2.pdf). A value without a clock: only results change it, not
// the time between them.
struct Rating
{
    double value = 1500;
    double deviation = 350;   // the true rating is within two deviations of `value` in 95 of 100 cases
    double volatility = 0.06; // how much the true rating itself changes
    bool operator==(const Rating&) const = default;
};

// The result of one try: 1 solved, 0 not; a half counts half.
struct RatedResult
{
    Rating other;
    double result = 0;
};

// How much volatilities may change; Glickman proposes 0.3 to 1.2.
inline constexpr double ratingTau = 0.75;
// Ratings never become surer than this, so that they can follow a player who learns.
inline constexpr double leastDeviation = 60;

// The rating after these results, which count as one rating period. Not limited to leastDeviation.
[[nodiscard]] Rating after(const Rating& own, std::span<const RatedResult> results, double tau = ratingTau);
// The rating after a single result, with a deviation of at least leastDeviation.
[[nodiscard]] Rating after(const Rating& own, const Rating& other, double result);

} // namespace storeys
