#pragma once

#include "table/game/seat_kind.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace storeys {

// Whose rack those who share this screen see, whether it is covered until its owner asks for it, and from where they
// look at the board. Owned by the LiveGame, which says after each change who is in front.
class Screen : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(SharedScreen)
    QML_UNCREATABLE("The game has one.")
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed)
    Q_PROPERTY(qreal cameraSide READ cameraSide NOTIFY changed)
    Q_PROPERTY(bool turnCamera READ turnsCamera WRITE chooseTurnCamera NOTIFY changed)

public:
    using QObject::QObject;

    // ---- what is shown
    [[nodiscard]] int seat() const { return m_seat; }
    // The rack is hidden until its owner asks for it with uncover().
    [[nodiscard]] bool isCovered() const { return m_covered; }
    // Where the person sits from whom the board is seen: side by side, so that nobody has to read upside down, from the
    // right end, 1, to the left one, -1.
    [[nodiscard]] qreal cameraSide() const;
    [[nodiscard]] bool turnsCamera() const { return m_turnsCamera; }
    void setTurnCamera(bool turns);
    // The same by a person, to be remembered.
    void chooseTurnCamera(bool turns);
    // Hides racks between the turns of different persons from now on. Only where there is a way to uncover them.
    void setHandOver(bool on);
    // The owner of the rack looks at it.
    Q_INVOKABLE void uncover();

    // ---- for the game
    // Another game: nobody has seen a rack of it. To be followed by turnTo(), which tells of both.
    void begin(std::vector<SeatKind> kinds, int mover);
    // The seat is to move. While a computer moves, the rack of the last person stays; where nobody is a person, the
    // racks can be watched. `open`: nothing needs to be hidden any more.
    void turnTo(int mover, bool open);

signals:
    void changed();
    // The cover was put on or taken off by itself, not by a turn.
    void coverSet();
    void turnCameraChosen(bool turns);

private:
    [[nodiscard]] int personCount() const;
    void cover();

    std::vector<SeatKind> m_kinds;
    bool m_handOver = false;
    bool m_isOther = false; // the players are others than were told of
    bool m_covered = false;
    bool m_open = true;
    int m_seat = 0;
    int m_seenSeat = -1; // whose rack was shown last
    bool m_turnsCamera = true;
};

} // namespace storeys
