#pragma once

#include "lexicon/word_graph.h"
#include "rules/board.h"
#include "rules/variant.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace storeys {

// ---- one row or column

// One square as seen by the search along a line: what lies there and which letters can be put there; line_score.h adds
// the points. The cross set (Appel and Jacobson, 1988) holds the letters that make the crossing word good. As tiles can
// be stacked, an occupied square has a cross set too, without its current letter. The set is empty where no tile may be
// put.
struct alignas(16) Cell
{
    static constexpr WordGraph::Entry noEnd = 0xffffff;

    LetterMask topMask = 0;    // mask of the letter on top; 0 if the square is empty
    LetterMask crossSet = 0;   // letters that may be put here
    WordGraph::Entry ends = 0; // ANDed with each edge of the graph taken to this cell: noEnd clears the edge's mark
                               // that a word ends here; all bits set keep it
    Tile top;
    std::int8_t height = 0;
    bool crossAddsPlural = false; // a plural letter put here would only be appended to the crossing word: it would end
                                  // it, after two or more letters that do not end in a plural letter

    // The letters that the cell can show after a play, given the letters that can be put down.
    [[nodiscard]] LetterMask shows(LetterMask usable) const { return topMask | (crossSet & usable); }
};

// How many cells of a set lie without a gap before a cell, and how many after. The cell itself need not be in the set.
struct RunAround
{
    RunAround(std::uint32_t cells, int cell)
        : before(std::countl_one(static_cast<std::uint32_t>(std::uint64_t{cells} << (32 - cell)))),
          after(std::countr_one(cells >> (cell + 1)))
    {}
    int before;
    int after;
};

// A row or column with its cross sets. Two empty cells that accept no letter follow the last cell, so that a search
// need not check for the end. In sets of cells, bit n stands for cell n.
struct Line
{
    using Cells = std::uint32_t;

    Direction direction = Direction::Across;
    int index = 0; // the number of the row or column, from 0
    int length = 0;
    Cells occupied = 0;
    // A play must reach an anchor to be connected or, if it is the first play, to cover a start square. Closed cells
    // are anchors too, so all cells before the first anchor are empty, open and without neighbors.
    Cells anchors = 0;
    Cells wanted = 0;  // a play must put a tile on one of these: the start squares for the first play, otherwise any
                       // cell
    Cells crossed = 0; // cells on which a tile also forms a crossing word
    Cells premiums = 0;
    Cells startSquares = 0;
    Cells closed = 0; // cells on which no tile can be put, occupied or not
    int wordCount = 0;
    std::array<Cells, Board::maxSide / 2> words; // the cells of each word of two or more letters on the line
    std::array<Cell, Board::maxSide + 2> cells;
    std::array<SquareKind, Board::maxSide> kinds;

    [[nodiscard]] Square squareAt(int cell) const
    {
        return direction == Direction::Across ? Square{index, cell} : Square{cell, index};
    }
    [[nodiscard]] bool isFirstPlay() const { return wanted != ~Cells{0}; }
    [[nodiscard]] bool isOccupied(int cell) const { return occupied >> cell & 1; }
    // The first anchor at or after the cell; `length` if there is none.
    [[nodiscard]] int anchorFrom(int cell) const
    {
        const Cells rest = anchors >> cell;
        return rest == 0 ? length : cell + std::countr_zero(rest);
    }

    // The cells where a word may begin: no tile lies directly before them, and they are anchors or have an anchor at
    // most `tiles` cells further on.
    [[nodiscard]] Cells starts(int tiles) const
    {
        Cells near = anchors;
        for (int reached = 0; reached < tiles;) {
            const int step = std::min(reached + 1, tiles - reached);
            near |= near >> step;
            reached += step;
        }
        return near & ~(occupied << 1);
    }

    void findWords()
    {
        wordCount = 0;
        for (Cells rest = occupied; rest != 0;) {
            const Cells run = rest & ~(rest + (rest & -rest)); // the adjacent cells from the first one on
            if ((run & (run - 1)) != 0)
                words[wordCount++] = run;
            rest ^= run;
        }
    }
};

// ---- all of a board

// The occupied cells of all rows and columns of a board.
class OccupiedCells
{
public:
    // The occupied cells of a line; none for the lines just outside the board (index -1 or one past the last).
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

    std::array<std::array<Line::Cells, Board::maxSide + 2>, 2> m_cells{}; // index: direction, then line number + 1
};

// The top tiles and heights of a board, and the occupied cells of its rows and columns. Each square is a slot of one
// array: a step across adds 1 to the slot, a step down adds `down`.
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

    // Becomes an empty grid with as many rows and columns as the board.
    void clear(const Board& board)
    {
        m_surface = {};
        m_occupied = {};
        m_rows = board.rows();
        m_columns = board.columns();
        m_isEmpty = true;
    }
    // Updates this grid to a board with as many rows and columns. Calls visit(square) before it changes a square.
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
