#pragma once

#include "table/game_table.h"

#include <QByteArray>
#include <QSet>
#include <QString>

#include <map>
#include <vector>

namespace storeys {

// What a program that plays says on standard output about its games, and whether the games on the disk are those that
// it said.

// Writes a line with these words; ends the program if it can't.
void say(const QByteArrayList& words);
// From now on the program says what it wants on the disk, before it can be there, and what is there.
void sayGames(GameTable& gameTable);

// Whether the person at the table has to choose something for a card.
[[nodiscard]] bool waitsForChoice(GameTable& gameTable);

// What tests look at after a program has ended by force.
[[nodiscard]] StorePlaces placesIn(const QString& folder);
// Makes files that are half written so old that nobody can be writing them any more.
void letAnHourPass(const QString& folder);
// The first file in these places that a start should have removed, or "": there may be only records, their reviews, a
// note for each unfinished one, and the tables of results, each with at most the one lock that the next game to end
// takes over.
[[nodiscard]] QString leftoverIn(const StorePlaces& places);

// What was said. The record on the disk is the one that was there last, or one that was wanted later.
class SaidGames
{
public:
    // A last line that was cut off was not said. Versions are those of one program.
    void hear(const QByteArray& lines);
    // Call it when a program has ended: the next one starts counting its versions at zero.
    void endProgram() { m_seeds.clear(); }
    // Call it when that end was an ordinary one: all that was wanted is there.
    void keepAll();

    struct Found
    {
        QString problem;       // "" if the game is one that was said
        int laid = 0;          // tiles in the draft
        bool isAsLeft = false; // all of the table is as it was
    };
    // Compares the game on the table; if nothing is wrong, it counts as what is there. Where a later record was just
    // written, the note of the table may still be that of the one before: it lays nothing.
    [[nodiscard]] Found check(GameTable& gameTable);
    // A game with turns that was there and is not among those, or "".
    [[nodiscard]] QString missing(const QSet<quint64>& seeds) const;

    [[nodiscard]] qint64 turns() const { return m_turns; } // that were there
    [[nodiscard]] std::size_t games() const { return m_said.size(); }

private:
    struct Wanted
    {
        int version = 0;
        int turns = 0;
        QByteArray events; // hashed
        QByteArray table;  // hashed
    };
    struct Said
    {
        std::vector<Wanted> wanted; // in order
        bool isKept = false;        // the first of them was there
    };
    void keep(Said& said, int version);

    std::map<quint64, Said> m_said; // by seed of the game
    std::map<int, quint64> m_seeds; // by version
    qint64 m_turns = 0;
};

} // namespace storeys
