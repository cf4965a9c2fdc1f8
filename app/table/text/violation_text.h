#pragma once

#include "rules/position.h"

#include <QString>

namespace storeys {

// Why an action is not allowed, as a translated sentence for the player (StyledText: the words at fault are bold).
[[nodiscard]] QString violationText(const Violation& violation, const Position& position);

// The same of a play that is not finished: what it lacks.
[[nodiscard]] QString lackText(const Violation& violation, const Position& position);

} // namespace storeys
