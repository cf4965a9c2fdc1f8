#pragma once

#include "game/game.h"
#include "table/qml.h"
#include "table/view/scored_words.h"

#include <optional>

namespace storeys {

// What a player holds of one kind beside the rack, without what is laid.
struct ReserveHeap
{
    Q_GADGET
    QML_VALUE_TYPE(reserveHeap)
    FIELD(QString, symbol); // as in TableView
    FIELD(int, slot) = 0;   // from where it is taken, a number after the slots of the rack
    FIELD(int, count) = 0;
    bool operator==(const ReserveHeap&) const = default;
};

// A tile or a blocker on its way to the board or off it.
struct MovingTile
{
    Q_GADGET
    QML_VALUE_TYPE(movingTile)
    FIELD(int, square) = 0; // its number, as in TableView
    FIELD(QString, tile);   // its symbol
    FIELD(int, level) = 0;  // tiles below it
    FIELD(int, slot) = -1;  // of rack or reserve, to which it goes; -1: to neither
    bool operator==(const MovingTile&) const = default;
};

// What moves on the screen when turns are taken, taken back and taken again.

// The tiles of a play, and the blockers that it puts down.
[[nodiscard]] QList<MovingTile> tilesOf(const Turn& play, const Position& position);

// What a play takes off the board: the pieces it collects, which rise from their squares, and blockers. A piece that
// `seat` collects has the slot of its heap.
[[nodiscard]] QList<MovingTile> piecesOff(const Turn& play, const Position& position, int seat,
                                          const QList<ReserveHeap>& heaps);

// The tiles of all plays from that turn on, in their order; of several on one square only the last, which lies on top.
[[nodiscard]] QList<MovingTile> tilesSince(const Game& game, std::size_t turn);

// The tiles of the turns taken back, in the order in which they were laid. `before` is the game with these turns, of
// which the first `left` stay. A tile of `seat` has a slot of its rack that now shows such a tile; `rack` has a symbol
// for each slot, "" for an empty one. seat -1: no rack is seen.
[[nodiscard]] QList<MovingTile> tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack);

// The words of the first turn with tiles among those taken back, or of the last one among those taken again. Nullopt if
// none of them laid tiles.
[[nodiscard]] std::optional<PlayStory> changesUndone(const Game& before, std::size_t left);
[[nodiscard]] std::optional<PlayStory> changesRedone(const Game& after, std::size_t from);

} // namespace storeys
