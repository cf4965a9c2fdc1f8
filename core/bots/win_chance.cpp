#include "bots/win_chance.h"

#include <cmath>
#include <numbers>

namespace storeys {

double WinTable::chance(double ahead, int bag) const
{
    const double deviation = base + perRoot * std::sqrt(bag);
    return std::erfc(-(ahead + shift) / (deviation * std::numbers::sqrt2)) / 2;
}

} // namespace storeys
