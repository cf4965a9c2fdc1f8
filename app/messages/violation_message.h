#pragma once

#include "rules/position.h"

#include <string>

namespace storeys {

// One plain sentence, without a full stop, that says which rule a play breaks and where.
[[nodiscard]] std::string violationMessage(const Violation& violation, const Position& position);

} // namespace storeys
