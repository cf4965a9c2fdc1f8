#pragma once

#include "table/files/safe_file.h"
#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/results/solo_results.h"
#include "table/results/statistics.h"
#include "table/text/notices.h"
#include "table/view/game_rows.h"

namespace storeys {

// The ends of games: the result of the game on the table, the table of solo results, and the statistics. A game counts
// until its end is taken back. Owned by the GameTable.
class Results : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    Results(LiveGame& live, Notices& notices, JobThread& disk);

    PROPERTY(storeys::GameEnd, end, changed);
    // The best result without hints in the variant and dictionary of the solo game on the table; rank 0 if there is
    // none.
    PROPERTY(storeys::SoloRow, toBeat, changed);
    PROPERTY(QList<storeys::SoloTable>, solo, changed) { return m_solo.tables(); }

    // Writes all statistics to a file, see Statistics::csv(). Returns why it can't, or "".
    Q_INVOKABLE QString exportStatistics(const QString& file) { return writeChosen(file, m_statistics.csv()); }
    // Waits until all results are on disk or could not be written; false if any could not be written.
    Q_INVOKABLE bool flush();
    // Why solo results or statistics could not be read or written the last time, or "".
    Q_INVOKABLE QString problem() const;

    // ---- for the table
    // Reads solo results and statistics from that folder and keeps them there from now on.
    void keepIn(const QString& folder);
    void retell();

signals:
    void changed();

private:
    void count();

    LiveGame& m_live;
    Notices& m_notices;
    SoloResults m_solo;
    PART(Statistics, statistics);
};

} // namespace storeys
