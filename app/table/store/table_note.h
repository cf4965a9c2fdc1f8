#pragma once

#include "game/game.h"
#include "table/view/draft_play.h"
#include "table/view/own_tiles.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace storeys {

// How the table looks between two turns, which no game record holds: the order of every rack, the tiles laid but not
// yet played, the clock in the middle of a turn, and where the game left another one. A small file of its own beside
// the record, so that laying a tile never touches the record. After a crash either file can be the newer one. A note
// made for another record only puts the racks in order, as far as their tiles are still there, and lays nothing.
struct TableNote
{
    struct Laid
    {
        int place = 0;  // slot of the rack; -1: from the reserve
        int square = 0; // as Board::indexOf()
        QString tile;   // its symbol, see tile_symbol.h
    };

    QString record;         // fingerprint() of the record that the note was made for
    int turns = 0;          // turns taken by then
    int seat = 0;           // the seat that laid the tiles
    QStringList racks;      // by seat: symbols in order, '.' for an empty slot; laid tiles are in their slots
    std::vector<Laid> laid; // in the order of laying
    std::string clock;      // as OpenedRecord::clock
    QList<int> lifted = {}; // squares of blockers that the play takes off
    std::vector<QList<int>> claims = {}; // squares of each word claimed
    int from = -1;                       // the turn at which the game left another one; -1 if it did not

    // A short text that differs for different records.
    [[nodiscard]] static QString fingerprint(const QByteArray& record);

    // ---- as text
    [[nodiscard]] QByteArray text() const;
    // Nullopt for anything that text() does not write.
    [[nodiscard]] static std::optional<TableNote> read(const QByteArray& text);

    // ---- of a table
    [[nodiscard]] static TableNote of(const Game& game, const std::vector<RackOrder>& racks, const DraftPlay& draft,
                                      std::string clock);
    // Puts the racks, which hold the tiles of the game, in the noted order. With `exact`, the note is of the game as it
    // is now, and laid tiles are laid again. What does not fit is left out.
    void restore(const Game& game, bool exact, std::vector<RackOrder>& racks, DraftPlay& draft) const;
};

} // namespace storeys
