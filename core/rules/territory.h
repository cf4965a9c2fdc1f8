#pragma once

#include "rules/board.h"

#include <array>
#include <cstdint>

namespace storeys {

// What the board is to one seat at a table of some size: the squares that it can't lay tiles on, as they are walls or
// belong to others, and those on which its first play may begin. By direction, and row or column; bit n for the place n
// along it.
struct Territory
{
    using Places = std::uint32_t;
    using Lines = std::array<std::array<Places, Board::maxSide>, 2>;

    Lines closed{};
    Lines starts{};

    [[nodiscard]] bool isClosed(Square s) const { return has(closed, s); }
    [[nodiscard]] bool isStart(Square s) const { return has(starts, s); }
    static void add(Lines& lines, Square s)
    {
        lines[0][s.row] |= Places{1} << s.column;
        lines[1][s.column] |= Places{1} << s.row;
    }

    bool operator==(const Territory&) const = default;

private:
    [[nodiscard]] static bool has(const Lines& lines, Square s) { return lines[0][s.row] >> s.column & 1; }
};

} // namespace storeys
