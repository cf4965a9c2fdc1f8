#pragma once

#include "record/gcg_ending.h"
#include "record/gcg_reader.h"

namespace storeys {

// What later lines of a record say about an earlier moment.

// Whether the event behind number `at` withdraws it, even if that line can't be read otherwise.
[[nodiscard]] bool isWithdrawnNext(const ReadGcg& read, std::size_t at);

// The racks behind event number `at`, as later lines show them.
[[nodiscard]] ShownRacks racksShownBehind(const GameRecord& record, std::size_t at, const TileSet& tiles);

} // namespace storeys
