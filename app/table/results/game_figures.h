#pragma once

#include "game/game.h"
#include "table/game/seat_kind.h"

#include <QJsonObject>

namespace storeys {

// Hints that the seat was given in the whole game, also for turns that were then passed or taken back.
[[nodiscard]] int hintsOf(const Game& game, int seat);

// What the statistics keep of a finished game: variant, lexicon and players, a list of { name, computer, points, won,
// play, playPoints, word, wordPoints, highest, hints }. `play` and `word` are the player's best play (its words) and
// best word, "" for none; `highest` is the height of the highest stack that the player has topped; `hints` is
// hintsOf(). In a race there are no `points`. Plays taken back after a challenge don't count.
[[nodiscard]] QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds);

} // namespace storeys
