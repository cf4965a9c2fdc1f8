#pragma once

#include "base/estimate.h"

#include <limits>
#include <string_view>

namespace storeys {

// How much a turn lost against the best one. Open: whether it was a mistake could not be shown.
enum class Grade { None, Small, Medium, Large, Open };
inline constexpr std::size_t gradeCount = 5;

[[nodiscard]] std::string_view gradeName(Grade grade);
// Whether the turn is known to have lost something.
[[nodiscard]] inline bool isMistake(Grade grade)
{
    return grade != Grade::None && grade != Grade::Open;
}

// The least losses of a small, a medium and a large mistake.
struct GradeLimits
{
    double small = 0;
    double medium = 0;
    double large = 0;

    // The limits in points for a decided game: points that change no result are never a large mistake.
    [[nodiscard]] GradeLimits ofDecided() const
    {
        return {2 * small, 2 * medium, std::numeric_limits<double>::infinity()};
    }
};

// Limits for the loss of the chance to win, 0 … 1; those of Macondo's game analysis.
inline constexpr GradeLimits chanceLimits{0.0025, 0.03, 0.07};
// Limits in points, for games in which tiles stack and for flat ones.
inline constexpr GradeLimits stackingLimits{1, 3, 7};
inline constexpr GradeLimits flatLimits{1, 7, 15};

// The grade of a loss; None below the limit of small mistakes. If the interval of a larger loss reaches below that
// limit, the grade is Open if the interval also reaches the limit of medium mistakes, else None.
[[nodiscard]] Grade gradeOf(const Estimate& lost, const GradeLimits& limits);
// Whether more samples would probably not change the grade.
[[nodiscard]] bool isSettled(const Estimate& lost, const GradeLimits& limits);
// Whether two turns leave the game equally decided: both chances to win, 0 … 1, are close to 0 or both are close to 1.
[[nodiscard]] bool isDecided(double one, double other);

// The accuracy of a turn, 0 … 100, from the chance to win that it lost, 0 … 1: the curve that Lichess publishes for its
// own analysis.
[[nodiscard]] double accuracyOf(double chanceLost);

} // namespace storeys
