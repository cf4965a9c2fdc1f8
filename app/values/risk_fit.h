#pragma once

#include "bots/knowledge.h"
#include "rules/position.h"

#include <vector>

namespace storeys::values {

// Fits the weights of the risk features, in points: by how much plays fall short of their score and leave in rollouts
// in which both sides play one more turn. Plays are compared within a position.
[[nodiscard]] std::vector<double> fitRisk(const RuleBookPtr& book, const LeaveTable& values, int games,
                                          std::uint64_t seed);

} // namespace storeys::values
