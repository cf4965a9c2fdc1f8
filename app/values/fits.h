#pragma once

#include "bots/knowledge.h"
#include "rules/position.h"

#include <vector>

namespace storeys::values {

// Fits the values of tiles on a rack, in points. Draws random racks in positions of self-play and explains the best
// result of each (score plus value of the leave) by its tiles. The players use the values `before`, which also give the
// values of leaves.
[[nodiscard]] LeaveTable fitRacks(const RuleBookPtr& book, const LeaveTable& before, int games, std::uint64_t seed);

// Fits the weights of the risk features, in points: how much plays fall short of their score and leave in rollouts in
// which both sides play one more turn. Compares plays only within a position.
[[nodiscard]] std::vector<double> fitRisk(const RuleBookPtr& book, const LeaveTable& values, int games,
                                          std::uint64_t seed);

// Fits the chances to win to the results of two-player games played by static evaluation. The players use common words,
// like most people and, by default, the review of turns.
[[nodiscard]] WinTable fitWins(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed);

} // namespace storeys::values
