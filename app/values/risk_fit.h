#pragma once

#include "bots/knowledge.h"
#include "rules/position.h"

#include <vector>

namespace storeys::values {

// Weights of the risk features: what plays turned out to be worth less, when both sides played on for a turn in
// rollouts, than their score and leave had promised; plays of one position are compared.
[[nodiscard]] std::vector<double> fitRisk(const RuleBookPtr& book, const LeaveTable& values, int games,
                                          std::uint64_t seed);

} // namespace storeys::values
