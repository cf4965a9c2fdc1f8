#include "table/help/review_model.h"

#include <algorithm>

namespace storeys {

void ReviewModel::set(const QList<ReviewedTurn>& turns)
{
    m_heaviest = 0;
    for (const ReviewedTurn& turn : turns)
        m_heaviest = std::max(m_heaviest, turn.loss);
    setValues(turns);
}

void ReviewModel::add(const ReviewedTurn& turn)
{
    m_heaviest = std::max(m_heaviest, turn.loss);
    setValues(QList{turn}, count());
}

ReviewOrder::ReviewOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    sort(0);
}

void ReviewOrder::setTurns(ReviewModel* turns)
{
    if (turns == m_turns)
        return;
    m_turns = turns;
    setSourceModel(turns);
    emit changed();
}

void ReviewOrder::setSeat(int seat)
{
    if (seat == m_seat)
        return;
    m_seat = seat;
    invalidate();
    emit changed();
}

void ReviewOrder::setInOrder(bool inOrder)
{
    if (inOrder == m_inOrder)
        return;
    m_inOrder = inOrder;
    invalidate();
    emit changed();
}

void ReviewOrder::setHeld(bool held)
{
    if (held == isHeld())
        return;
    m_held = held && m_turns ? m_turns->count() : -1;
    invalidateFilter();
    emit changed();
}

int ReviewOrder::rowOf(int turn) const
{
    return m_turns ? mapFromSource(m_turns->index(turn - 1, 0)).row() : -1;
}

bool ReviewOrder::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const ReviewedTurn turn = m_turns->at(row);
    return (m_held < 0 || row < m_held) && (m_seat < 0 || turn.seat == m_seat) && (m_inOrder || (turn.judged && turn.loss >= least));
}

bool ReviewOrder::lessThan(const QModelIndex& one, const QModelIndex& other) const
{
    const double loss = m_turns->at(one.row()).loss, otherLoss = m_turns->at(other.row()).loss;
    return m_inOrder || loss == otherLoss ? one.row() < other.row() : loss > otherLoss;
}

} // namespace storeys
