#pragma once

#include "lexicon/word_graph.h"
#include "moves/line.h"
#include "rules/board.h"

#include <array>
#include <cstdint>

namespace storeys {

// What lies on top of a board, with an empty border all round: neighbours can be looked at without asking whether they
// are on the board. Squares are slots of one array; a step across is 1, a step down is `down`.
class BoardGrid
{
public:
    static constexpr int across = 1;
    static constexpr int down = Board::maxSide + 2;

    // Of no size.
    BoardGrid() = default;
    explicit BoardGrid(const Board& board);

    [[nodiscard]] static int slot(Square s) { return (s.row + 1) * down + s.column + 1; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    [[nodiscard]] bool isOccupied(int slot) const { return m_heights[slot] != 0; }
    // The occupied cells of a row or column; none of one beside the board, -1 or the first behind it.
    [[nodiscard]] Line::Cells occupied(Direction direction, int index) const
    {
        return m_occupied[static_cast<int>(direction)][index + 1];
    }
    [[nodiscard]] int height(int slot) const { return m_heights[slot]; }
    [[nodiscard]] Tile top(int slot) const { return m_tops[slot]; }
    [[nodiscard]] bool isAlike(const BoardGrid& other, int slot) const
    {
        return m_tops[slot] == other.m_tops[slot] && m_heights[slot] == other.m_heights[slot];
    }

    // Those of the wanted letters that, put at the slot, make a word of the run through it; the letters before it lead
    // to the node.
    [[nodiscard]] LetterMask lettersThatFit(const WordGraph& words, WordGraph::Node before, int slot, int step,
                                            LetterMask wanted) const;

private:
    static constexpr int size = down * down;
    std::array<Tile, size> m_tops{};
    std::array<std::uint8_t, size> m_heights{};
    std::array<std::array<Line::Cells, Board::maxSide + 2>, 2> m_occupied{}; // by direction and index + 1
    int m_rows = 0;
    int m_columns = 0;
    bool m_isEmpty = true;
};

} // namespace storeys
