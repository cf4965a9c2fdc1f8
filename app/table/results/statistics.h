#pragma once

#include "game/game.h"
#include "table/files/kept_list.h"
#include "table/game/live_game.h"
#include "table/qml.h"

#include <QJsonObject>

namespace storeys {

// What a person has achieved in finished games of one variant or of all variants: either in solo games or in others.
struct PersonRecord
{
    Q_GADGET
    TABLE_VALUE(personRecord, PersonRecord)
    FIELD(QString, name);
    FIELD(QString, variant); // see variantKey(); "" for all variants together
    FIELD(bool, solo) = false;
    FIELD(int, games) = 0;
    FIELD(int, wins) = 0;
    FIELD(int, winsWithHints) = 0; // won games in which the person was given hints
    FIELD(QList<int>, scores);     // totals in games with points, in the order in which the games ended
    FIELD(int, average) = 0;       // average of `scores`, rounded; 0 if there are none
    FIELD(QString, bestPlay);      // words of the best play
    FIELD(int, bestPlayPoints) = 0;
    FIELD(QString, bestWord);
    FIELD(int, bestWordPoints) = 0;
    FIELD(int, highest) = 0; // height of the highest stack on which the person laid the top tile
};

// What a player has achieved in a game: { play, playPoints, word, wordPoints, highest, hints }. `play` and `word` are
// the best play (its words) and the best word, "" for none; `highest` is the height of the highest stack on which the
// player laid the top tile; `hints` counts all hints to the player, even for turns that were then passed or taken back.
// Withdrawn plays don't count.
[[nodiscard]] QJsonObject figuresOf(const Game& game, int seat);

// What the statistics store about a finished game: { variant, lexicon, players }. Each player has what figuresOf()
// returns for the seat, and { name, computer, points, won }. In a race there are no `points`.
[[nodiscard]] QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds);

// All finished games in which people played, in one small file (see KeptList), and the figures of each person. Owned
// by Results.
class Statistics : public KeptList
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit Statistics(JobThread& disk, const QString& file = {});

    // Each person's records, sorted by name: one for all variants together and one for each variant; solo games apart.
    PROPERTY(QList<storeys::PersonRecord>, records, changed);
    // Ids of the variants that were played, sorted.
    PROPERTY(QList<QString>, variants, changed) { return textsOf("variant"); }
    // The games as a table for a spreadsheet (CSV): one line for each person of each game.
    [[nodiscard]] QByteArray csv() const;
    // Deletes all games for good.
    Q_INVOKABLE void reset();

    // ---- for Results
    // Call it when another game begins. The next add() creates an entry for that game; later ones replace the entry.
    void beginGame() { m_current.clear(); }
    // Stores the figures (see figuresOf()) of a game that has ended. Ignores games without people.
    void add(QJsonObject figures);
    // Removes the entry of the game on the table, as its end was taken back.
    void takeBack();

private:
    QString m_current; // id of the entry of the game on the table; "" while there is none
};

} // namespace storeys
