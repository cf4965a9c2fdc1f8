#pragma once

#include "record/gcg_table.h"
#include "rules/ends.h"

namespace storeys {

// Racks by seat, where a record shows them; perhaps in part, and perhaps wrongly.
using ShownRacks = std::vector<std::optional<Rack>>;

// Whether a game that is followed in a record has come to its end.
struct RecordEnding
{
    std::optional<EndCondition> reason; // the first that holds
    bool mayBeBlocked = false; // no other holds, and whether nobody can play depends on racks that are not known
};

// `shownLater` has the racks that the record will show before they change.
[[nodiscard]] RecordEnding endingOf(const RecordTable& table, const ShownRacks& shownLater);

} // namespace storeys
