#include "rules/star_bonus.h"

namespace storeys {

namespace {

constexpr std::array<Square, 5> itselfAndNeighbours{{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

} // namespace

StarGroups::StarGroups(const Variant& variant, const Board& board)
{
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        if (variant.squares[i].start && board.isOccupied(square) && m_groups[Surface::slot(square)] == 0) {
            ++m_count;
            spread(board, square);
        }
    }
}

void StarGroups::spread(const Board& board, Square from)
{
    m_groups[Surface::slot(from)] = static_cast<std::uint8_t>(m_count);
    for (const Square step : itselfAndNeighbours) {
        const Square square{from.row + step.row, from.column + step.column};
        if (board.isOccupied(square) && m_groups[Surface::slot(square)] == 0)
            spread(board, square);
    }
}

bool StarGroups::areJoinedBy(std::span<const Square> squares) const
{
    int first = 0;
    for (const Square square : squares)
        for (const Square step : itselfAndNeighbours) {
            const Square near{square.row + step.row, square.column + step.column};
            if (near.row < 0 || near.row >= Board::maxSide || near.column < 0 || near.column >= Board::maxSide)
                continue;
            const int group = m_groups[Surface::slot(near)];
            if (first != 0 && group != 0 && group != first)
                return true;
            first = first != 0 ? first : group;
        }
    return false;
}

} // namespace storeys
