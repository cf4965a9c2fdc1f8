#pragma once

#include <compare>

namespace storeys {

// A square by row and column, both from 0 at the top left. It may lie off every board: plays are put to the rules as
// they come.
struct Square
{
    int row = 0;
    int column = 0;
    auto operator<=>(const Square&) const = default;
};

enum class Direction { Across, Down };

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
