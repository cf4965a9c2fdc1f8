#pragma once

#include "bots/knowledge.h"
#include "rules/position.h"

namespace storeys::values {

// Fits the values of tiles on a rack, in points. In positions of self-play, random racks are drawn; the best that each
// can do, score and value of the leave, is explained by its tiles. `before` values the leaves and plays the games.
[[nodiscard]] LeaveTable fitRacks(const RuleBookPtr& book, const LeaveTable& before, int games, std::uint64_t seed);

} // namespace storeys::values
