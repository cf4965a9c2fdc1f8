#pragma once

#include <compare>
#include <cstdint>

namespace storeys {

// ---- numbers with a meaning

// A whole number with a meaning, so that points can't be mistaken for tiles.
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
// Tiles in a stack; 0 is an empty square.
using Height = Quantity<struct HeightMeaning>;

// ---- places

// A square by row and column, both from 0 at the top left. It may lie off every board: plays are put to the rules as
// they come.
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

// The square that many steps further along the direction; negative steps go back.
[[nodiscard]] constexpr Square stepped(Square from, Direction direction, int steps = 1)
{
    return direction == Direction::Across ? Square{from.row, from.column + steps}
                                          : Square{from.row + steps, from.column};
}

} // namespace storeys
