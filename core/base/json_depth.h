#pragma once

#include "base/error.h"

#include <optional>
#include <string_view>

namespace storeys {

// How deeply lists and objects of a JSON text may lie in each other: more than in anything that this program writes.
inline constexpr int mostJsonDepth = 32;

// Says so if they lie deeper: asked before any JSON from outside is parsed, as what copies, prints or destroys the
// values calls itself for each level. The text need not be valid.
[[nodiscard]] std::optional<Error> nestedTooDeeply(std::string_view json);

} // namespace storeys
