#pragma once

#include "rules/position.h"

#include <optional>
#include <stop_token>

namespace storeys {

// The legal play that differs least from the tiles that the player to move has laid: with one or two tiles left out,
// added, changed or moved, with two tiles swapped, or with all tiles shifted by one square. Except for the shift, it
// covers at least half of the laid squares, so it is never a play elsewhere. Among plays with equally many edits it
// prefers, if `commonFirst`, plays of only common words, then the play whose tiles move least, then the highest score.
// None if the tiles need more changes, or once `stop` is requested. Words are checked with the lexicon, in challenge
// mode too. The work hardly grows with the number of blanks, because only places near the laid tiles are searched.
[[nodiscard]] std::optional<Play> nearestLegal(const Position& position, const Play& laid, bool commonFirst = false,
                                               const std::stop_token& stop = {});

} // namespace storeys
