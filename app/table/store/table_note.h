#pragma once

#include "game/game.h"
#include "table/tiles/draft_play.h"
#include "table/tiles/own_tiles.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace storeys {

// The state of the table between two turns that a game record lacks: the order of every rack, the tiles laid but not
// yet played, the clock in the middle of a turn, and where the game branched off another one. Stored in a small file
// beside the record, so that laying a tile never touches the record. After a crash either file can be the newer one. A
// note of another record lays no tiles; it only restores the order of racks, as far as their tiles are still there.
struct TableNote
{
    struct Laid
    {
        int place = 0;  // slot of the rack; -1: from the reserve
        int square = 0; // square number, as Board::indexOf()
        QString tile;   // symbol of the tile, see text/square_text.h
    };

    QString record;                      // fingerprint() of the record that the note belongs to
    int turns = 0;                       // turns taken when the note was written
    int seat = 0;                        // the seat that laid the tiles
    QStringList racks;                   // by seat: symbols in order, '.' for an empty slot; includes laid tiles
    std::vector<Laid> laid;              // in the order of laying
    std::string clock;                   // text of the clock, as OpenedRecord::clock
    QList<int> lifted = {};              // numbers of the squares from which the play takes blockers
    std::vector<QList<int>> claims = {}; // the numbers of the squares of each claimed word
    QJsonObject away = {};               // how a game that is dealt elsewhere goes on, see Away; else empty
    int from = -1;                       // the turn at which the game branched off another one; -1 if it did not

    // A short text that differs between different records.
    [[nodiscard]] static QString fingerprint(const QByteArray& record);

    // ---- as text
    [[nodiscard]] QByteArray text() const;
    // Nullopt if the text has another format, or more racks or tiles than any game.
    [[nodiscard]] static std::optional<TableNote> read(const QByteArray& text);

    // ---- of a table
    [[nodiscard]] static TableNote of(const Game& game, const std::vector<RackOrder>& racks, const DraftPlay& draft,
                                      std::string clock);
    // Arranges the racks, which hold the tiles of the game, in the noted order. If `exact`, the note belongs to the
    // current state of the game, and its laid tiles are laid again. Skips what does not fit.
    void restore(const Game& game, bool exact, std::vector<RackOrder>& racks, DraftPlay& draft) const;
};

} // namespace storeys
