#pragma once

#include "arena/tournament.h"

namespace storeys::arena {

// What one run of a tournament got through.
struct Played
{
    std::int64_t games = 0;
    std::int64_t turns = 0;
};

// What a tournament came to, as JSON. Whatever depends on the machine's speed stands in top-level entries whose names
// end in _us, _ms or _per_second; all else is the same in every run. `elapsedMs` is the time this run took.
[[nodiscard]] nlohmann::ordered_json report(const Tournament& tournament, double elapsedMs, Played now);

} // namespace storeys::arena
