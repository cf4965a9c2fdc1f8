#pragma once

#include "table/game/live_game.h"

#include <QObject>

#include <optional>

namespace storeys {

class Records;
class TableView;
class TurnFlow;

// The game that waits while something is practised on the table. A practice that follows another one leaves it waiting;
// any other game on the table ends the wait. Owned by the GameTable.
class SetAside : public QObject
{
    Q_OBJECT

public:
    SetAside(TableView& view, TurnFlow& flow, Records& records);

    [[nodiscard]] bool waits() const { return !m_file.isEmpty() || m_unplayed; }
    // Call it before a practice begins. The game on the table waits from now on, if it goes on and can come back.
    void keep();
    // Brings the waiting game back to the table; without one, there is no game afterwards. Returns why the game can't be
    // opened, or "".
    [[nodiscard]] QString bringBack();

private:
    void forget();

    LiveGame& m_live;
    TurnFlow& m_flow;
    Records& m_records;
    // Its file, or the game itself, as a game without turns is not saved.
    QString m_file;
    std::optional<BegunGame> m_unplayed;
};

} // namespace storeys
