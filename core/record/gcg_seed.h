#pragma once

#include "record/gcg_record.h"
#include "rules/position.h"

namespace storeys {

// Whether the racks of a record are dealt by our bag from its #seed. Another program may have written a seed that
// means another bag to it; then the record tells racks and draws, and the seed tells nothing.
// The decision is for the record as a whole, not line by line, so that a rack which was changed in a record of ours
// still is an error on its own line: the seed is ours as soon as one full rack is the one that it deals, as the turns
// written so far have it, to whoever is to move or to whom the line names. By chance that happens once in a million
// deals. It is another's when racks are written and none of them is found so before the turns leave what our bag
// allows. Without any rack nothing speaks against the seed.
// False without a seed.
[[nodiscard]] bool isDealtBySeed(const GameRecord& record, const RuleBookPtr& book);

} // namespace storeys
