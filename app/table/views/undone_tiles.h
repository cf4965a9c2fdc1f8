#pragma once

#include "game/game.h"

#include <QStringList>
#include <QVariantMap>

namespace storeys {

// What is shown of turns that were taken back, and of those that were taken again.

// The tiles that go, in the order in which they came: as tilesOf() has them, and those of the seat with slot, a place
// on its rack (symbols, "" for none) where such a tile is now. `before` is the game with the turns, of which the first
// `left` stay; seat -1: no rack is seen.
[[nodiscard]] QVariantList tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack);

// The words of the first of these turns that laid tiles, as wordChanges() has them when they go; or of the last one,
// when they come. With turns, how many there are. Empty if none laid any.
[[nodiscard]] QVariantMap changesUndone(const Game& before, std::size_t left);
[[nodiscard]] QVariantMap changesRedone(const Game& after, std::size_t from);

} // namespace storeys
