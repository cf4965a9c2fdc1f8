#pragma once

#include "bots/knowledge.h"

namespace storeys::values {

// Fits the chances to win to the results of games of two by static evaluation. The games use common words: those of
// most people's games, and the words by which turns are reviewed unless all are asked for.
[[nodiscard]] WinTable fitWins(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed);

} // namespace storeys::values
