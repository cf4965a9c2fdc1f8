#pragma once

#include "bots/rack_values.h"
#include "rules/position.h"

namespace storeys::values {

// The worth of tiles on a rack: what racks drawn at random can do in positions of self-play (their best score with
// what is then kept), explained by the tiles in them. `before` judges what is kept and is what self-play plays by.
[[nodiscard]] RackValues fitRacks(const RuleBookPtr& book, const RackValues& before, int games, std::uint64_t seed);

} // namespace storeys::values
