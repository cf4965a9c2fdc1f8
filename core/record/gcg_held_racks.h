#pragma once

#include "record/gcg_reader.h"
#include "record/gcg_table.h"

namespace storeys {

// Judges the racks that players hold where a record stops (#rack1 ...). They may be written anywhere in it.

// The first line that can't be read: such a rack, or the line where the reader stopped.
[[nodiscard]] std::optional<RecordError> firstUnreadable(const ReadGcg& read, const TileSet& tiles);

// The first that can't be held at the table, where the game stops.
[[nodiscard]] std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table);

// The first that stands before the line that is wrong and has more of a tile than there are off the board by then: it
// is wrong first, whatever comes; unless that line takes a play back.
[[nodiscard]] std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read,
                                                             Rack offBoard, const TileSet& tiles);

} // namespace storeys
