#pragma once

#include "rules/position.h"

namespace storeys {

// Whether more tiles, or claims, can still make legal a play that breaks a rule now. Judged by places, by the number of
// tiles that are left to lay, and by words that can't grow any more. What the rack could spell is not looked at, so
// that the answer gives no play away.

// `violation` is that of the play, from violationOf().
[[nodiscard]] bool canBecomeLegal(const Position& position, const Play& play, const Violation& violation);

} // namespace storeys
