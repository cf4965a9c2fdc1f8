#pragma once

#include "record/gcg_reader.h"
#include "rules/position.h"

namespace storeys {

// Whether our bag deals the racks of a record from its #seed; false without a seed. The seed of another program means
// another bag to it, and tells us nothing.
// The decision is for the record as a whole, so that one changed rack in a record of ours is an error on its own line:
// - The seed is ours as soon as one full rack is what it deals, after the turns so far, to the seat to move or to the
//   one that the line names. By chance that happens once in a million deals.
// - It is another's if racks are written, and the turns become impossible with our bag before one is found so.
// - Without any rack nothing speaks against the seed.
[[nodiscard]] bool isDealtBySeed(const ReadGcg& read, const RuleBookPtr& book);

} // namespace storeys
