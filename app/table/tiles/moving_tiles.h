#pragma once

#include "game/game.h"
#include "table/qml.h"
#include "table/tiles/scored_words.h"

#include <optional>

namespace storeys {

// The pieces of one kind in a player's reserve, beside the rack, that are not laid.
struct ReserveHeap
{
    Q_GADGET
    TABLE_VALUE(reserveHeap, ReserveHeap)
    FIELD(QString, symbol); // symbol of the pieces, as in TableView
    FIELD(int, slot) = 0;   // slot from which a piece is taken, a number after the slots of the rack
    FIELD(int, count) = 0;
};

// A tile or a blocker moving onto the board or off it.
struct MovingTile
{
    Q_GADGET
    TABLE_VALUE(movingTile, MovingTile)
    FIELD(int, square) = 0; // number of the square, as in TableView
    FIELD(QString, tile);   // symbol of the tile
    FIELD(int, level) = 0;  // number of tiles below it
    FIELD(int, slot) = -1;  // slot of the rack or the reserve to which the tile goes; -1: none
};

// What moves on the screen when turns are taken, undone or redone.

// The tiles of a play, and the blockers that it puts down.
[[nodiscard]] QList<MovingTile> tilesOf(const Turn& play, const Position& position);

// The pieces that a play takes off the board: blockers, and collected pieces, which rise from their squares. A piece
// that `seat` collects gets the slot of its heap.
[[nodiscard]] QList<MovingTile> piecesOff(const Turn& play, const Position& position, int seat,
                                          const QList<ReserveHeap>& heaps);

// The tiles of all plays from that turn on, in order; if several are on one square, only the last, which is on top.
[[nodiscard]] QList<MovingTile> tilesSince(const Game& game, std::size_t turn);

// The tiles of undone turns, in the order in which they were laid. `before` is the game before the undo; its first
// `left` turns stay. A tile of `seat` gets a slot of its rack that now shows such a tile; `rack` has a symbol for each
// slot, "" for an empty slot. If seat is -1, no rack is visible.
[[nodiscard]] QList<MovingTile> tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack);

// The words changed by the first undone turn that laid tiles (changesUndone()), or by the last redone one
// (changesRedone()). Nullopt if none of the turns laid tiles.
[[nodiscard]] std::optional<PlayStory> changesUndone(const Game& before, std::size_t left);
[[nodiscard]] std::optional<PlayStory> changesRedone(const Game& after, std::size_t from);

} // namespace storeys
