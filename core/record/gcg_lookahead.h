#pragma once

#include "record/gcg_reader.h"
#include "record/gcg_table.h"

namespace storeys {

// What later lines of a record say about an earlier moment.

// Whether the event behind number `at` withdraws it, even if that line can't be read otherwise.
[[nodiscard]] bool isWithdrawnNext(const ReadGcg& read, std::size_t at);

// The rack of every seat behind event number `at`, where a later line shows it; perhaps in part, and perhaps
// wrongly.
[[nodiscard]] RecordTable::Racks racksShownBehind(const GameRecord& record, std::size_t at,
                                                  const TileSet& tiles);

// The first line that can't be read: a rack, or the line where the reader stopped.
[[nodiscard]] std::optional<RecordError> firstUnreadable(const ReadGcg& read, const TileSet& tiles);

} // namespace storeys
