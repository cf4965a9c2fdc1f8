#pragma once

#include "table/players/seating.h"

#include <QtGlobal>

namespace storeys {

// Whose rack those who share the screen are shown, whether it is covered until its owner asks for it, and from where
// the board is seen. Owned by the session, which says whenever somebody else is to move.
class SharedScreen
{
public:
    explicit SharedScreen(bool turnsCamera) : m_turnsCamera(turnsCamera) {}

    // Racks are hidden between the turns of different persons from now on.
    void setHandOver(bool on) { m_handOver = on; }
    // Another game: nobody has seen a rack of it.
    void begin(int mover);
    // The seat is to move. While a computer moves, the rack of the last person stays; where nobody is a person, the
    // racks can be watched. `open`: nothing needs to be hidden any more.
    void turnTo(int mover, const Seating& seating, bool open);
    // The owner of the rack looks at it.
    void uncover();

    // ---- what is shown
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] bool isCovered() const { return m_covered; }
    // Where the person sits from whom the board is seen: side by side, so that nobody has to read upside down, from the
    // right end, 1, to the left one, -1.
    [[nodiscard]] qreal cameraSide(const Seating& seating) const;
    [[nodiscard]] bool turnsCamera() const { return m_turnsCamera; }
    void setTurnCamera(bool turns) { m_turnsCamera = turns; }

private:
    bool m_handOver = false;
    bool m_covered = false;
    int m_seat = 0;
    int m_seenSeat = -1; // whose rack was shown last
    bool m_turnsCamera;
};

} // namespace storeys
