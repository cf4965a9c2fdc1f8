#pragma once

#include "arena/standings.h"

namespace storeys::values {

// Plays pairs of games, with the same order of tiles and the seats swapped, between two static players who know all
// words and differ only in their values. Bot 0 of the standings has the first values.
[[nodiscard]] arena::Standings match(const RuleBookPtr& book, const std::array<LeaveTable, 2>& values, int pairs,
                                     std::uint64_t seed);

} // namespace storeys::values
