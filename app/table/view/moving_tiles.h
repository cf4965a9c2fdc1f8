#pragma once

#include "game/game.h"
#include "table/view/moving_tile.h"
#include "table/view/play_story.h"
#include "table/view/reserve_heap.h"

#include <QStringList>

#include <optional>

namespace storeys {

// The tiles and words of turns on their way: taken, taken back and taken again.

// The tiles of a play, and the blockers that it puts down.
[[nodiscard]] QList<MovingTile> tilesOf(const Turn& play, const Position& position);

// The same of what a play takes off the board: pieces that it collects, which come out of their squares, and blockers.
// What the seat collects has the slot of its heap.
[[nodiscard]] QList<MovingTile> piecesOff(const Turn& play, const Position& position, int seat,
                                          const QList<ReserveHeap>& heaps);

// The same of all plays from the turn on, in their order; of those on one square only the last, which lies on top.
[[nodiscard]] QList<MovingTile> tilesSince(const Game& game, std::size_t turn);

// The tiles that go, in the order in which they came; those of the seat with the slot of its rack (symbols, "" for none)
// where such a tile is now. `before` is the game with the turns, of which the first `left` stay; seat -1: no rack is seen.
[[nodiscard]] QList<MovingTile> tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack);

// The words of the first of these turns that laid tiles, when they go; or of the last one, when they come. None if no turn
// laid any.
[[nodiscard]] std::optional<PlayStory> changesUndone(const Game& before, std::size_t left);
[[nodiscard]] std::optional<PlayStory> changesRedone(const Game& after, std::size_t from);

} // namespace storeys
