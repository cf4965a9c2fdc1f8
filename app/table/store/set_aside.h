#pragma once

#include "table/game/live_game.h"
#include "table/store/opened_record.h"

#include <QObject>

#include <functional>

namespace storeys {

class Records;

// The game that waits while something is practised on the table. It keeps waiting if one practice follows another; once
// any other game is on the table, the waiting one is forgotten. Owned by the GameTable.
class SetAside : public QObject
{
    Q_OBJECT

public:
    SetAside(TableView& view, TurnFlow& flow, Records& records);

    [[nodiscard]] bool waits() const { return m_comeBack != nullptr; }
    // Makes the game on the table wait; call it before a practice begins. A game with turns that is unfinished and has
    // no file is given up.
    void keep();
    // Brings the waiting game back to the table. If none waits or it can't be opened, the table is left without a game.
    // Returns why it can't be opened, or "".
    [[nodiscard]] QString bringBack();

private:
    LiveGame& m_live;
    TurnFlow& m_flow;
    Records& m_records;
    std::function<QString()> m_comeBack; // brings the waiting game back, see bringBack(); empty if none waits
};

} // namespace storeys
