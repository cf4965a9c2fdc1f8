#pragma once

#include "moves/generator.h"

#include <array>

namespace storeys {

// What a play opens for the next player, as a few cheap numbers; their weights are fitted to the best replies of
// sampled racks (storeys-train) and stand with the variant's other values.
inline constexpr int riskFeatureCount = 10;
using RiskFeatures = std::array<double, riskFeatureCount>;

[[nodiscard]] RiskFeatures riskFeatures(const RuleBook& book, const Board& before, const FoundPlay& play);

} // namespace storeys
