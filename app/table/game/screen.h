#pragma once

#include "table/qml.h"

#include <vector>

namespace storeys {

struct SeatKind
{
    QString level{};   // the level of a computer player; "" for a person
    bool away = false; // a person who plays at another screen

    [[nodiscard]] bool isPerson() const { return level.isEmpty(); }
    // Whether a person at this screen plays the seat: what is asked wherever somebody acts, sees a rack or is judged.
    [[nodiscard]] bool isHere() const { return isPerson() && !away; }
};
// How many people are at this screen.
[[nodiscard]] int countHere(const std::vector<SeatKind>& kinds);

// What the people who share this screen see: whose rack is shown, whether it is covered until its owner asks for it,
// and from which side the board is seen. Owned by the LiveGame, which calls turnTo() after each change of the game.
class Screen : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(SharedScreen)
    QML_UNCREATABLE("The game has one.")
    INPUT(bool, turnCamera, changed) = true;

public:
    using QObject::QObject;

    // ---- what is shown
    [[nodiscard]] int seat() const { return m_seat; }
    // Whether the rack is hidden until its owner calls uncover().
    FLAG(covered, isCovered, changed) { return m_covered; }
    // Where the person whose rack is shown sits, from 1 (right end) to -1 (left end). All people sit side by side, so
    // that nobody has to read upside down.
    PROPERTY(qreal, cameraSide, changed);
    // Whether to hide racks between the turns of different people. Turn this on only if the user interface calls
    // uncover().
    void setHandOver(bool on);
    Q_INVOKABLE void uncover();

    // ---- for the game
    // Sets the players of another game, or none if there is no game. No rack counts as seen yet. Emits nothing; the
    // next turnTo() does.
    void begin(std::vector<SeatKind> kinds, int mover);
    // Shows the rack of the seat to move. While somebody moves who is not at this screen, the last rack of a person here
    // stays; if nobody is here, the racks of all are shown. `open`: no rack needs to be hidden any more.
    void turnTo(int mover, bool open);

signals:
    void changed();
    // setHandOver() or uncover() was called, so the rack may have been covered or uncovered without a turn.
    void coverSet();

private:
    void cover() { m_covered = m_handOver && !m_open && countHere(m_kinds) > 1 && m_seat != m_seenSeat; }

    std::vector<SeatKind> m_kinds;
    bool m_handOver = false;
    bool m_isOther = false; // begin() was called and changed() has not been emitted since
    bool m_covered = false;
    bool m_open = true;
    int m_seat = 0;
    int m_seenSeat = -1; // seat whose rack was uncovered last; -1 for none
};

} // namespace storeys
