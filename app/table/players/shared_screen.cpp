#include "table/players/shared_screen.h"

#include <algorithm>

namespace storeys {

void SharedScreen::begin(int mover)
{
    m_seenSeat = -1;
    m_seat = mover;
}

void SharedScreen::turnTo(int mover, const Seating& seating, bool open)
{
    int next = mover;
    if (seating.personCount() > 0) {
        if (!seating.isPerson(next) && seating.isPerson(m_seat))
            next = m_seat;
        while (!seating.isPerson(next))
            next = (next + 1) % seating.count();
    }
    m_seat = next;
    m_covered = m_handOver && !open && seating.personCount() > 1 && m_seat != m_seenSeat;
}

void SharedScreen::uncover()
{
    m_seenSeat = m_seat;
    m_covered = false;
}

qreal SharedScreen::cameraSide(const Seating& seating) const
{
    const int persons = seating.personCount();
    if (!m_turnsCamera || persons < 2)
        return 1;
    const auto& kinds = seating.kinds();
    const auto before = std::count_if(kinds.begin(), kinds.begin() + m_seat, std::mem_fn(&SeatKind::isPerson));
    return 1 - 2.0 * static_cast<qreal>(before) / (persons - 1);
}

} // namespace storeys
