#include "moves/board_grid.h"

namespace storeys {

BoardGrid::BoardGrid(const Board& board)
    : m_rows(board.rows()), m_columns(board.columns()), m_isEmpty(board.isEmpty())
{
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            const Square square{row, column};
            const int height = board.height(square).value;
            if (height == 0)
                continue;
            m_heights[slot(square)] = static_cast<std::uint8_t>(height);
            m_tops[slot(square)] = board.top(square);
            m_occupied[static_cast<int>(Direction::Across)][row + 1] |= 1u << column;
            m_occupied[static_cast<int>(Direction::Down)][column + 1] |= 1u << row;
        }
    }
}

LetterMask BoardGrid::lettersThatFit(const WordGraph& words, WordGraph::Node before, int slot, int step,
                                     LetterMask wanted) const
{
    LetterMask fit = 0;
    for (LetterMask rest = words.letters(before) & wanted; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(rest));
        WordGraph::Edge edge = words.edge(before, letter);
        for (int s = slot + step; isOccupied(s); s += step)
            edge = words.edgeOrNone(edge.target(), m_tops[s].letter());
        fit |= LetterMask{edge.endsWord()} << letter;
    }
    return fit;
}

} // namespace storeys
