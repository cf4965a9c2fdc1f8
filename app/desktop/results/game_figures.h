#pragma once

#include "desktop/players/seat_kind.h"
#include "game/game.h"

#include <QJsonObject>

namespace storeys {

// What the statistics keep of a finished game: variant, lexicon and players, a list of { name, computer, points, won,
// play, playPoints, word, wordPoints, highest }: the best play (its words) and the best word of each, "" where there is
// none, and the highest stack that the player has topped. Plays taken back after a challenge don't count.
[[nodiscard]] QJsonObject figuresOf(const Game& game, const std::vector<SeatKind>& kinds);

} // namespace storeys
