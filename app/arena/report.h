#pragma once

#include "arena/tournament.h"

namespace storeys::arena {

// What this run of a tournament has played.
struct Played
{
    std::int64_t games = 0;
    std::int64_t turns = 0;
};

// The result of a tournament as JSON. Entries that depend on the speed of the machine are at the top level, and their
// names end in _us, _ms or _per_second; everything else is the same in every run. `elapsedMs` is the time of this run.
[[nodiscard]] nlohmann::ordered_json report(const Tournament& tournament, double elapsedMs, Played now);

} // namespace storeys::arena
