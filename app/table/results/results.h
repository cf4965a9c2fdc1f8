#pragma once

#include "table/game/live_game.h"
#include "table/results/solo_results.h"
#include "table/results/statistics.h"
#include "table/text/notices.h"
#include "table/view/game_end.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// How games end: the result of the one that is on, the table of solo results, the statistics. A game counts as long as its
// end stands.
class Results : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has them.")
    Q_PROPERTY(storeys::GameEnd end READ end NOTIFY changed)
    Q_PROPERTY(storeys::SoloRow toBeat READ toBeat NOTIFY changed)
    Q_PROPERTY(QList<storeys::SoloTable> solo READ solo NOTIFY changed)
    Q_PROPERTY(storeys::Statistics* statistics READ statistics CONSTANT)

public:
    Results(LiveGame& live, Notices& notices, DiskThread& disk);

    [[nodiscard]] GameEnd end() const;
    // In a solo game the best result so far; rank 0 for none.
    [[nodiscard]] SoloRow toBeat() const;
    [[nodiscard]] QList<SoloTable> solo() const { return m_solo.tables(); }
    [[nodiscard]] Statistics* statistics() { return &m_statistics; }

    // Writes all statistics to a file, see Statistics::csv(); says why not, or "".
    Q_INVOKABLE QString exportStatistics(const QString& file);
    // Waits until all that ended is on disk or can't be written; whether it is there.
    Q_INVOKABLE bool flush();
    // Why the last results are not on disk, or "".
    Q_INVOKABLE QString problem() const;

    // ---- for the table
    // Keeps them in that folder from now on, and has what is there.
    void keepIn(const QString& folder);
    void retell();

signals:
    void changed();

private:
    void count();

    LiveGame& m_live;
    Notices& m_notices;
    SoloResults m_solo;
    Statistics m_statistics;
};

} // namespace storeys
