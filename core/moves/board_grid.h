#pragma once

#include "moves/line.h"
#include "rules/board.h"

#include <array>
#include <cstring>

namespace storeys {

// The occupied cells of all rows and columns of a board.
class OccupiedCells
{
public:
    // None of a line beside the board, -1 or the first behind it.
    [[nodiscard]] Line::Cells of(Direction direction, int index) const
    {
        return m_cells[static_cast<int>(direction)][index + 1];
    }
    void set(Square square, bool occupied)
    {
        set(Direction::Across, square.row, square.column, occupied);
        set(Direction::Down, square.column, square.row, occupied);
    }

private:
    void set(Direction direction, int index, int cell, bool occupied)
    {
        Line::Cells& cells = m_cells[static_cast<int>(direction)][index + 1];
        cells = (cells & ~(1u << cell)) | Line::Cells{occupied} << cell;
    }

    std::array<std::array<Line::Cells, Board::maxSide + 2>, 2> m_cells{}; // by direction and index + 1
};

// What lies on top of a board, with the occupied cells of its rows and columns. Squares are slots of one array; a step
// across is 1, a step down is `down`.
class BoardGrid
{
public:
    static constexpr int across = 1;
    static constexpr int down = Board::maxSide;

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    [[nodiscard]] int height(int slot) const { return m_surface.heights[slot]; }
    [[nodiscard]] Tile top(int slot) const { return m_surface.tops[slot]; }
    [[nodiscard]] const OccupiedCells& occupied() const { return m_occupied; }

    // Takes the shape of the board, empty.
    void clear(const Board& board)
    {
        m_surface = {};
        m_occupied = {};
        m_rows = board.rows();
        m_columns = board.columns();
        m_isEmpty = true;
    }
    // Becomes like a board of this shape. Calls visit(square) for what changes, before it does.
    template<class Visit>
    void follow(const Board& board, Visit visit)
    {
        const Surface& wanted = board.surface();
        m_isEmpty = board.isEmpty();
        for (int row = 0; row < m_rows; ++row) {
            const int first = Surface::slot({row, 0});
            if (isAlike(m_surface.tops, wanted.tops, first) && isAlike(m_surface.heights, wanted.heights, first))
                continue;
            for (int column = 0; column < m_columns; ++column) {
                const int at = first + column;
                if (m_surface.tops[at] == wanted.tops[at] && m_surface.heights[at] == wanted.heights[at])
                    continue;
                visit(Square{row, column});
                m_surface.tops[at] = wanted.tops[at];
                m_surface.heights[at] = wanted.heights[at];
                m_occupied.set({row, column}, wanted.heights[at] > 0);
            }
        }
    }

private:
    template<class Array>
    [[nodiscard]] static bool isAlike(const Array& a, const Array& b, int first)
    {
        return std::memcmp(&a[first], &b[first], Board::maxSide) == 0;
    }

    Surface m_surface;
    OccupiedCells m_occupied;
    int m_rows = 0;
    int m_columns = 0;
    bool m_isEmpty = true;
};

} // namespace storeys
