#include "table/game/screen.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace storeys {

int countHere(const std::vector<SeatKind>& kinds)
{
    return static_cast<int>(std::ranges::count_if(kinds, &SeatKind::isHere));
}

void Screen::begin(std::vector<SeatKind> kinds, int mover)
{
    m_kinds = std::move(kinds);
    m_seenSeat = -1;
    m_seat = mover;
    m_covered = false;
    m_isOther = true;
}

void Screen::turnTo(int mover, bool open)
{
    const auto before = std::pair(m_seat, m_covered);
    const int seats = static_cast<int>(m_kinds.size());
    int next = mover;
    if (countHere(m_kinds) > 0) {
        if (!m_kinds[next].isHere() && m_kinds[m_seat].isHere())
            next = m_seat;
        while (!m_kinds[next].isHere())
            next = (next + 1) % seats;
    }
    m_seat = next;
    m_open = open;
    cover();
    if (std::exchange(m_isOther, false) || before != std::pair(m_seat, m_covered))
        emit changed();
}

void Screen::setHandOver(bool on)
{
    m_handOver = on;
    cover();
    emit changed();
    emit coverSet();
}

void Screen::uncover()
{
    if (!m_covered)
        return;
    m_seenSeat = m_seat;
    m_covered = false;
    emit changed();
    emit coverSet();
}

qreal Screen::cameraSide() const
{
    const int people = countHere(m_kinds);
    if (!m_turnCamera || people < 2)
        return 1;
    const auto before = std::count_if(m_kinds.begin(), m_kinds.begin() + m_seat, std::mem_fn(&SeatKind::isHere));
    return 1 - 2.0 * static_cast<qreal>(before) / (people - 1);
}

} // namespace storeys
