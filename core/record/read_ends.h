#pragma once

#include "record/gcg_reader.h"
#include "record/record_table.h"

namespace storeys {

// How a recorded game ends: whether it is over, and the racks held where the record stops early.

// ---- the end

struct RecordEnding
{
    std::optional<EndCondition> reason; // the first end condition that holds
    // No reason holds, but the game may have ended: either unknown racks decide whether somebody can play, or another
    // program wrote the record. Other programs also stop after six scoreless turns, after two rounds of passes, or
    // early.
    std::optional<EndCondition> possible{};
};
// Whether the game is over after event number `at`, the last one applied to the table. Later lines are used only for
// the racks that they show.
[[nodiscard]] RecordEnding endingAfter(const GameRecord& record, std::size_t at, const RecordTable& table);

// ---- racks held where the record stops (#rack1 ...); these lines may be anywhere in the record

// The error of the first unreadable rack line or, if there is none, of the line where the reader stopped.
[[nodiscard]] std::optional<RecordError> firstUnreadable(const ReadGcg& read, const Variant& variant);

// The error of the first #rack line with tiles that its player can't hold.
[[nodiscard]] std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table);

// The error of the first rack that stands before the line of `error` and has more of a tile than `offBoard` minus the
// racks above it. Callers report it instead of `error`. None if the line of `error` withdraws a play.
[[nodiscard]] std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read,
                                                             Rack offBoard, const Variant& variant);

} // namespace storeys
