#pragma once

#include "bots/rack_values.h"
#include "rules/position.h"

#include <vector>

namespace storeys::values {

// Weights of the risk features: what plays turned out to be worth less, when both sides played on for a turn in
// sampled worlds, than their score and the tiles kept had promised; plays of one position are compared.
[[nodiscard]] std::vector<double> fitRisk(const RuleBookPtr& book, const RackValues& values, int games,
                                          std::uint64_t seed);

} // namespace storeys::values
