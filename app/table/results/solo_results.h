#pragma once

#include "game/game.h"
#include "table/files/kept_list.h"

#include <QDate>
#include <QJsonObject>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace storeys {

// A solo result in its table.
struct SoloRow
{
    Q_GADGET
    QML_VALUE_TYPE(soloRow)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(QString bestWord MEMBER bestWord)
    Q_PROPERTY(int bestWordPoints MEMBER bestWordPoints)
    Q_PROPERTY(QString bestPlay MEMBER bestPlay)
    Q_PROPERTY(int bestPlayPoints MEMBER bestPlayPoints)
    Q_PROPERTY(bool latest MEMBER latest)

public:
    int rank = 0; // from 1; 0: no result
    QString name;
    QString date; // as the language writes it
    int total = 0;
    QString bestWord;
    int bestWordPoints = 0;
    QString bestPlay; // its words
    int bestPlayPoints = 0;
    bool latest = false; // of the game that ended last in this window
    bool operator==(const SoloRow&) const = default;
};

// The solo results of a variant with a lexicon.
struct SoloTable
{
    Q_GADGET
    QML_VALUE_TYPE(soloTable)
    Q_PROPERTY(QString variant MEMBER variant)
    Q_PROPERTY(QString lexicon MEMBER lexicon)
    Q_PROPERTY(QList<storeys::SoloRow> rows MEMBER rows)
    Q_PROPERTY(QList<storeys::SoloRow> withHints MEMBER withHints)

public:
    QString variant;     // its id
    QString lexicon;     // its name, with the house words if there are any
    QList<SoloRow> rows; // of games without a hint, best first
    QList<SoloRow> withHints;
    bool operator==(const SoloTable&) const = default;
};

// What is kept of a solo game that is over: date, name, variant, lexicon, total, bestWord, bestWordPoints, bestPlay (its
// words), bestPlayPoints and the hints given in the whole game.
[[nodiscard]] QJsonObject soloResultOf(const Game& game, QDate date);

// All finished solo games, in one small file (see KeptList). Owned by Results.
class SoloResults : public KeptList
{
public:
    explicit SoloResults(JobThread& disk, const QString& file = {});

    // A soloResultOf().
    void add(const QJsonObject& result);
    // The highest total first, equal totals by date.
    [[nodiscard]] std::vector<QJsonObject> all() const;
    // The best result without a hint; rank 0 if there is none.
    [[nodiscard]] SoloRow best(const QString& variant, const QString& lexicon) const;
    // One table for each variant and lexicon.
    [[nodiscard]] QList<SoloTable> tables() const;

private:
    [[nodiscard]] SoloRow rowOf(const QJsonObject& result, int rank) const;

    QJsonObject m_latest; // the last one added by this window
};

} // namespace storeys
