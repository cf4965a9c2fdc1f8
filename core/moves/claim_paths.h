#pragma once

#include "rules/position.h"

#include <optional>
#include <span>
#include <vector>

namespace storeys {

// Finds claims (paths of squares that spell words) along tiles that are already laid, in games whose plays are paths;
// see rules/claim_rules.h. moves/path_search.h searches for whole plays.

// The paths that spell the letters on the board after the play, at most 50. Paths with a tile of the play come first.
[[nodiscard]] std::vector<Claim> pathsSpelling(const Board& before, const Play& play, std::span<const Letter> letters);

// A word of the lexicon that the play could claim in addition to its claims: the highest-scoring word that contains an
// unclaimed tile of the play or, if there is none, the highest-scoring word that contains any tile of the play.
[[nodiscard]] std::optional<Claim> bestFurtherClaim(const Position& position, const Play& play);

} // namespace storeys
