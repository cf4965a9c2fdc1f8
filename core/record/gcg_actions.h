#pragma once

#include "base/result.h"
#include "record/gcg_record.h"
#include "rules/position.h"

namespace storeys {

// What a record's turn does, or tiles that were exchanged without being named.
struct RecordedAction
{
    Action action;
    int unseen = 0; // tiles of an exchange that only says how many; the action is then of no meaning
};

// Reads the text of a play, pass or exchange; whether it is legal is for the rules to say.
[[nodiscard]] Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant);

// Which rule it breaks, and the words at fault.
[[nodiscard]] Error reasonOf(const Violation& violation);

} // namespace storeys
