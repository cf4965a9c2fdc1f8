#pragma once

#include "table/files/kept_list.h"
#include "table/review/game_analysis.h"

namespace storeys {

// A person's figures from all analysed games of one variant, or of all variants.
struct ProgressRecord
{
    Q_GADGET
    TABLE_VALUE(progressRecord, ProgressRecord)
    FIELD(QString, name);
    FIELD(QString, variant); // id of the variant; "" for all variants together
    FIELD(int, games) = 0;
    FIELD(QList<int>, accuracies);  // one for each game with an accuracy, by time of the first analysis
    FIELD(int, accuracy) = 0;       // average of `accuracies`, rounded; 0 if empty
    FIELD(QList<double>, mistakes); // number per game, by size: small, medium, large
    FIELD(double, draws) = 0;       // points per game by which the tiles drawn were better than average
    FIELD(QList<double>, lost);     // points given away per game, one number per Term; below 0: gained
};

// How well each person did in each analysed game, in one small file (see KeptList). Each person gets an entry once all
// turns of the game have been looked at. Another analysis of the game replaces its entries. A game for viewing only
// was played elsewhere: nobody gets an entry for it. Owned by the GameTable.
class Progress : public KeptList
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    Progress(LiveGame& live, GameAnalysis& analysis, JobThread& disk);

    // The records of all persons, sorted by name: one for all variants together, then one for each variant.
    PROPERTY(QList<storeys::ProgressRecord>, records, changed);
    // Ids of the variants that were played, sorted.
    PROPERTY(QList<QString>, variants, changed) { return textsOf("variant"); }
    // See KeptList.
    Q_INVOKABLE bool flush() { return KeptList::flush(); }
    // Deletes the progress of all persons for good.
    Q_INVOKABLE void reset();

private:
    void add();
    // Removes the entries of the game on the table, because its end was taken back.
    void takeBack();

    LiveGame& m_live;
    GameAnalysis& m_analysis;
    QString m_current; // id of the game on the table, once it has entries: fingerprint() or, without one, a random id
};

} // namespace storeys
