#pragma once

#include "bots/knowledge.h"
#include "rules/position.h"

namespace storeys::values {

// The worth of tiles on a rack: what racks drawn at random can do in positions of self-play (their best score with
// the leave then), explained by the tiles in them. `before` judges leaves and is what self-play plays by.
[[nodiscard]] LeaveTable fitRacks(const RuleBookPtr& book, const LeaveTable& before, int games, std::uint64_t seed);

} // namespace storeys::values
