#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace storeys {

// ---- numbers with a meaning

// An integer with a unit, so that points can't be mistaken for tiles.
template<class Meaning>
struct Quantity
{
    int value = 0;

    constexpr Quantity() = default;
    constexpr explicit Quantity(int v) : value(v) {}
    constexpr Quantity& operator+=(Quantity o)
    {
        value += o.value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity o)
    {
        value -= o.value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
    friend constexpr Quantity operator*(int n, Quantity a) { return Quantity(n * a.value); }
    auto operator<=>(const Quantity&) const = default;
};

using Points = Quantity<struct PointsMeaning>;
// The number of tiles in a stack; 0 is an empty square.
using Height = Quantity<struct HeightMeaning>;

// A value in billionths of a point. Integer sums don't depend on the order of their terms, so equal values compare
// equal wherever they are computed. The files in assets/values give thousandths of a point, which are exact here;
// averages are rounded to whole billionths.
using Billionths = std::int64_t;

inline constexpr Billionths onePoint = 1'000'000'000;

[[nodiscard]] inline Billionths billionths(double points)
{
    return std::llround(points * static_cast<double>(onePoint));
}
[[nodiscard]] constexpr double inPoints(Billionths value)
{
    return static_cast<double>(value) / static_cast<double>(onePoint);
}

// ---- places

// A square by row and column, both counted from 0 at the top left. It may lie off the board, because the rules check
// plays exactly as players enter them.
struct Square
{
    int row = 0;
    int column = 0;
    auto operator<=>(const Square&) const = default;
};

enum class Direction : std::uint8_t { Across, Down };

[[nodiscard]] constexpr Direction other(Direction direction)
{
    return direction == Direction::Across ? Direction::Down : Direction::Across;
}

// The square `steps` squares away from `from` in that direction; negative steps go back.
[[nodiscard]] constexpr Square stepped(Square from, Direction direction, int steps = 1)
{
    return direction == Direction::Across ? Square{from.row, from.column + steps}
                                          : Square{from.row + steps, from.column};
}

} // namespace storeys
