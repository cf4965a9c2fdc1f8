#pragma once

#include "rules/position.h"

#include <QString>

namespace storeys {

// Why an action is not allowed: a translated sentence for the player, StyledText with the words at fault in bold.
[[nodiscard]] QString violationText(const Violation& violation, const Position& position);

// The same for a play that more tiles can still make legal: what it lacks.
[[nodiscard]] QString lackText(const Violation& violation, const Position& position);

} // namespace storeys
