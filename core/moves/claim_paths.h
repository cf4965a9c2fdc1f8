#pragma once

#include "rules/position.h"

#include <optional>
#include <span>
#include <vector>

namespace storeys {

// Claims along tiles that are laid already, where plays are paths (see rules/claim_rules.h). The search for whole plays is
// in moves/path_search.h.

// Paths that spell the letters on the board as it is after the play, some dozens at most; those with a tile of the
// play come first.
[[nodiscard]] std::vector<Claim> pathsSpelling(const Board& before, const Play& play, std::span<const Letter> letters);

// A word of the lexicon that the play could claim besides its claims: the one that scores most of those with a tile
// that is in none of them yet, or else of all.
[[nodiscard]] std::optional<Claim> bestFurtherClaim(const Position& position, const Play& play);

} // namespace storeys
