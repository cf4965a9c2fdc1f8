#include "teaching/grade.h"

namespace storeys {

namespace {

Grade plainGrade(double lost, const GradeLimits& limits)
{
    return lost < limits.small    ? Grade::None
           : lost < limits.medium ? Grade::Small
           : lost < limits.large  ? Grade::Medium
                                  : Grade::Large;
}

} // namespace

std::string_view gradeName(Grade grade)
{
    static constexpr std::string_view names[gradeCount] = {"none", "small", "medium", "large", "open"};
    return names[static_cast<std::size_t>(grade)];
}

Grade gradeOf(const Estimate& lost, const GradeLimits& limits)
{
    const Grade plain = plainGrade(lost.value, limits);
    if (plain == Grade::None || lost.low() >= limits.small)
        return plain;
    return lost.high() < limits.medium ? Grade::None : Grade::Open;
}

bool isSettled(const Estimate& lost, const GradeLimits& limits)
{
    // Wider than the interval that decides the grade: looking again and again, and stopping as soon as that interval is
    // clear of a limit, would often stop on a fluke.
    constexpr double widening = 1.5;
    constexpr double little = 3; // times the limit of small mistakes
    if (lost.value < limits.small)
        return lost.high() < little * limits.small;
    const Estimate wide{lost.value, widening * lost.error};
    return plainGrade(wide.low(), limits) == plainGrade(wide.high(), limits);
}

bool isDecided(double one, double other)
{
    constexpr double decided = 0.02;
    return std::max(one, other) < decided || std::min(one, other) > 1 - decided;
}

double accuracyOf(double chanceLost)
{
    return std::clamp(103.17 * std::exp(-0.0435 * 100 * chanceLost) - 3.17, 0.0, 100.0);
}

} // namespace storeys
