#pragma once

#include "rules/position.h"

#include <optional>
#include <stop_token>

namespace storeys {

// The legal play that differs least from the tiles that the player to move has laid: with one tile or two left out,
// added, changed or moved, with two of them swapped, or all of them shifted by one square. It lays on at least half of
// the same squares, but for the shift, so that it is never a play somewhere else. Among equals, if wished, one of
// common words alone; then the one whose tiles move least, then the one that scores most. None if more than that is wrong. The words are the lexicon's, in challenge mode
// too. None also once it is called off. Its work does not grow with the blanks held: it looks only near what was laid.
[[nodiscard]] std::optional<Play> nearestLegal(const Position& position, const Play& laid, bool commonFirst = false,
                                               const std::stop_token& stop = {});

} // namespace storeys
