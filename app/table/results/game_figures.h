#pragma once

#include "game/game.h"
#include "table/game/seat_kind.h"

#include <QJsonObject>

namespace storeys {

// Hints that the seat was given in the whole game, also for turns that were then passed or taken back.
[[nodiscard]] int hintsOf(const Game& game, int seat);

// What the statistics keep of a finished game: variant, lexicon and players, a list of { name, computer, points, won,
// play, playPoints, word, wordPoints, highest, hints }: the best play (its words) and the best word of each, "" where
// there is none, the highest stack that the player has topped, and hintsOf(). Plays taken back after a challenge don't
// count.
[[nodiscard]] QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds);

} // namespace storeys
