#pragma once

#include "bots/knowledge.h"

namespace storeys::values {

// Fits the chances to win to the results of two-player games played by static evaluation. They use common words, like
// the games of most people and, by default, the review of turns.
[[nodiscard]] WinTable fitWins(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed);

} // namespace storeys::values
