#pragma once

#include "table/game/live_game.h"
#include "table/store/opened_record.h"

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

    [[nodiscard]] bool waits() const { return !m_file.isEmpty() || m_unplayed || m_finished; }
    // Call it before a practice begins. The game on the table waits from now on, if it can come back. Returns why a
    // finished game can't be left now, or "".
    QString keep();
    // Brings the waiting game back to the table; without one, there is no game afterwards. Returns why the game can't
    // be opened, or "".
    [[nodiscard]] QString bringBack();

private:
    void forget();

    LiveGame& m_live;
    TurnFlow& m_flow;
    Records& m_records;
    // The waiting game's file; or the game itself if it has no turns (and no file) or is finished (and can't change).
    QString m_file;
    std::optional<BegunGame> m_unplayed;
    std::optional<OpenedRecord> m_finished;
};

} // namespace storeys
