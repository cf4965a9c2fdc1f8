#pragma once

#include "arena/tournament.h"

namespace storeys::arena {

// What a tournament came to, as JSON. Whatever depends on the machine's speed stands in top-level entries whose names
// end in _us, _ms or _per_second; all else is the same in every run. `elapsedMs` is the time this run took for
// `turns` turns.
[[nodiscard]] nlohmann::ordered_json report(const Tournament& tournament, double elapsedMs, std::int64_t turns);

} // namespace storeys::arena
