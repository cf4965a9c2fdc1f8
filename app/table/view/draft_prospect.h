#pragma once

#include "rules/position.h"

namespace storeys {

// Whether more tiles from the rack, or claims, can still make a legal play of tiles that break a rule now. Only places, the number of
// tiles left on the rack and the words that are finished count: what the rack could spell is not looked at, so the
// answer gives no play away.

// `violation` is what violationOf() says of the play.
[[nodiscard]] bool canBecomeLegal(const Position& position, const Play& play, const Violation& violation);

} // namespace storeys
