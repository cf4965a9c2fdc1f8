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
        }
    }
}

LetterMask BoardGrid::lettersThatFit(const WordGraph& words, int first, int at, int step, LetterMask wanted) const
{
    if (wanted == 0)
        return 0;
    WordGraph::Node start = words.root();
    for (int s = first; s != at; s += step) {
        if (!(words.letters(start) & maskOf(m_tops[s].letter())))
            return 0;
        start = words.edge(start, m_tops[s].letter()).target();
    }
    LetterMask fit = 0;
    for (LetterMask rest = words.letters(start) & wanted; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(rest));
        WordGraph::Edge edge = words.edge(start, letter);
        int s = at + step;
        for (; isOccupied(s) && (words.letters(edge.target()) & maskOf(m_tops[s].letter())); s += step)
            edge = words.edge(edge.target(), m_tops[s].letter());
        if (!isOccupied(s) && edge.endsWord())
            fit |= maskOf(letter);
    }
    return fit;
}

} // namespace storeys
