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
    int hints = 0; // that were given in the game

    // Of a game of one that is over.
    [[nodiscard]] static SoloResult of(const Game& game, QDate date);
    bool operator==(const SoloResult&) const = default;
};

// All finished solo games, in one small file (see KeptList), best first; equal totals by date. Owned by Results.
class SoloResults : public QObject
{
    Q_OBJECT

public:
    // Without a file they are of this run only.
    explicit SoloResults(DiskThread& disk, const QString& file = {});

    // Keeps them in that file from now on, and has those that are in it.
    void keepIn(const QString& file) { m_list.keepIn(file); }
    void add(const SoloResult& result);
    // See KeptList.
    bool flush() { return m_list.flush(); }
    [[nodiscard]] const Telling& problem() const { return m_list.problem(); }

    [[nodiscard]] const std::vector<SoloResult>& all() const { return m_results; }
    // Without a hint; rank 0 for none.
    [[nodiscard]] SoloRow best(const QString& variant, const QString& lexicon) const;
    // One for each variant and lexicon.
    [[nodiscard]] QList<SoloTable> tables() const;

signals:
    void changed();

private:
    void sort();

    KeptList m_list;
    std::vector<SoloResult> m_results;  // of the list
    std::optional<SoloResult> m_latest; // added here
};

} // namespace storeys
