#pragma once

#include "table/files/kept_list.h"
#include "table/help/game_analysis.h"

namespace storeys {

// Sums over the analysed games of a person, in one variant or in all.
struct ProgressRecord
{
    Q_GADGET
    TABLE_VALUE(progressRecord, ProgressRecord)
    FIELD(QString, name);
    FIELD(QString, variant); // id of the variant; "" for all variants together
    FIELD(int, games) = 0;
    FIELD(QList<int>, accuracies);  // one for each game with an accuracy, by time of the first analysis
    FIELD(int, accuracy) = 0;       // average of `accuracies`, rounded; 0 if there are none
    FIELD(QList<double>, mistakes); // number per game, by size: small, medium, large
    FIELD(double, draws) = 0;       // points per game by which the tiles drawn were better than average
    FIELD(QList<double>, lost);     // points given away per game, by Term; below 0 if points were gained
};

// What each person did in each analysed game, in one small file (see KeptList). Each person gets a line as soon as all
// turns of the game have been looked at. Another analysis of the same game replaces its lines. Owned by the GameTable.
class Progress : public KeptList
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    Progress(LiveGame& live, GameAnalysis& analysis, JobThread& disk);

    // Each person's records, by name: one for all variants together and one for each variant.
    PROPERTY(QList<storeys::ProgressRecord>, records, changed);
    // Ids of the variants that were played, sorted.
    PROPERTY(QList<QString>, variants, changed) { return textsOf("variant"); }
    // Deletes all lines for good.
    Q_INVOKABLE void reset();

private:
    void add();
    // Removes the lines of the game on the table, because its end was taken back.
    void takeBack();

    LiveGame& m_live;
    GameAnalysis& m_analysis;
    QString m_current; // id of the game on the table if it has lines: its fingerprint() or, without one, a random id
};

} // namespace storeys
