#pragma once

#include "moves/generator.h"
#include "rules/position.h"

#include <optional>
#include <stop_token>

namespace storeys {

// The legal play that differs least from the tiles that the player to move has laid: with one tile or two left out,
// added, changed or moved, with two of them swapped, or all of them shifted by one square. It lays on at least half of
// the same squares, but for the shift, so that it is never a play somewhere else. Among equals the one whose tiles move
// least, then the one that scores most. None if more than that is wrong. The words are the lexicon's, in challenge mode
// too. None also once it is called off.
[[nodiscard]] std::optional<FoundPlay> nearestLegal(const Position& position, const Play& laid,
                                                    const std::stop_token& stop = {});

} // namespace storeys
