#pragma once

#include "game/game.h"
#include "table/view/reserve_heap.h"

#include <QStringList>
#include <QVariantMap>

namespace storeys {

// The tiles and words of turns on their way: taken, taken back and taken again.

// The tiles of a play, and the blockers that it puts down, as QML shows them on their way: { square, tile, level }.
[[nodiscard]] QVariantList tilesOf(const Turn& play, const Position& position);

// The same of what a play takes off the board: pieces that it collects, which come out of their squares, and blockers.
// What the seat collects has the slot of its heap.
[[nodiscard]] QVariantList piecesOff(const Turn& play, const Position& position, int seat,
                                     const QList<ReserveHeap>& heaps);

// The same of all plays from the turn on, in their order; of those on one square only the last, which lies on top.
[[nodiscard]] QVariantList tilesSince(const Game& game, std::size_t turn);

// The tiles that go, in the order in which they came: as tilesOf() has them, and those of the seat with slot, a place
// on its rack (symbols, "" for none) where such a tile is now. `before` is the game with the turns, of which the first
// `left` stay; seat -1: no rack is seen.
[[nodiscard]] QVariantList tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack);

// The words of the first of these turns that laid tiles, as wordChanges() has them when they go; or of the last one,
// when they come. With turns, how many there are. Empty if none laid any.
[[nodiscard]] QVariantMap changesUndone(const Game& before, std::size_t left);
[[nodiscard]] QVariantMap changesRedone(const Game& after, std::size_t from);

} // namespace storeys
