#pragma once

#include "game/game.h"
#include "table/files/kept_list.h"
#include "table/results/solo_values.h"

#include <QDate>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace storeys {

// A solo game that was played to its end.
struct SoloResult
{
    QDate date;
    QString name;
    QString variant;
    QString lexicon;
    int total = 0;
    QString bestWord;
    int bestWordPoints = 0;
    QString bestPlay; // its words
    int bestPlayPoints = 0;
    int hints = 0; // given in the whole game

    // The result of a solo game that is over.
    [[nodiscard]] static SoloResult of(const Game& game, QDate date);
    bool operator==(const SoloResult&) const = default;
};

// All finished solo games, in one small file (see KeptList): the highest total first, equal totals by date. Owned by
// Results.
class SoloResults : public QObject
{
    Q_OBJECT

public:
    // Without a file the results are only of this run.
    explicit SoloResults(JobThread& disk, const QString& file = {});

    // From now on, the results are kept in that file; those in it are read.
    void keepIn(const QString& file) { m_list.keepIn(file); }
    void add(const SoloResult& result);
    // See KeptList.
    bool flush() { return m_list.flush(); }
    [[nodiscard]] const Telling& problem() const { return m_list.problem(); }

    [[nodiscard]] const std::vector<SoloResult>& all() const { return m_results; }
    // The best result without a hint; rank 0 if there is none.
    [[nodiscard]] SoloRow best(const QString& variant, const QString& lexicon) const;
    // One table for each variant and lexicon.
    [[nodiscard]] QList<SoloTable> tables() const;

signals:
    void changed();

private:
    void sort();

    KeptList m_list;
    std::vector<SoloResult> m_results;  // the entries of the list, sorted
    std::optional<SoloResult> m_latest; // the last one added by this window
};

} // namespace storeys
