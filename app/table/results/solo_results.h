#pragma once

#include "game/game.h"
#include "table/files/kept_list.h"
#include "table/qml.h"

#include <QDate>
#include <QJsonObject>

#include <vector>

namespace storeys {

// One row in a table of solo results.
struct SoloRow
{
    Q_GADGET
    TABLE_VALUE(soloRow, SoloRow)
    FIELD(int, rank) = 0; // from 1; 0: no result
    FIELD(QString, name);
    FIELD(QString, date); // in the format of the language
    FIELD(int, total) = 0;
    FIELD(QString, bestWord);
    FIELD(int, bestWordPoints) = 0;
    FIELD(QString, bestPlay); // words of the best play
    FIELD(int, bestPlayPoints) = 0;
    FIELD(bool, latest) = false; // the result of the game that ended last in this window
};

// The solo results in games of one variant with one lexicon.
struct SoloTable
{
    Q_GADGET
    TABLE_VALUE(soloTable, SoloTable)
    FIELD(QString, variant);              // see variantKey()
    FIELD(QString, lexicon);              // name of the lexicon, with the house words if there are any
    FIELD(QList<storeys::SoloRow>, rows); // results of games without a hint, best first
    FIELD(QList<storeys::SoloRow>, withHints);
};

// What is stored about a finished solo game: date, name, variant, lexicon, total, bestWord, bestWordPoints, bestPlay
// (its words), bestPlayPoints, and hints (their number in the whole game).
[[nodiscard]] QJsonObject soloResultOf(const Game& game, QDate date);

// All finished solo games, in one small file (see KeptList). Owned by Results.
class SoloResults : public KeptList
{
public:
    explicit SoloResults(JobThread& disk, const QString& file = {});

    // Adds a result, from soloResultOf().
    void add(const QJsonObject& result);
    // All results, the highest total first, equal totals by date.
    [[nodiscard]] std::vector<QJsonObject> all() const;
    // The best result of a game without hints, for that variant and lexicon; rank 0 if there is none.
    [[nodiscard]] SoloRow best(const QString& variant, const QString& lexicon) const;
    // One table for each variant and lexicon.
    [[nodiscard]] QList<SoloTable> tables() const;

private:
    [[nodiscard]] SoloRow rowOf(const QJsonObject& result, int rank) const;

    QJsonObject m_latest; // the result that this window added last
};

} // namespace storeys
