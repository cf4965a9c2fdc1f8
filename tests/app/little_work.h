#pragma once

#include "teaching/turn_review.h"

namespace storeys {

// Reviews of turns with a fraction of the usual work: for tests that don't ask how well turns are judged.
inline constexpr Judging littleWork{.looks = 400, .least = 100, .most = 200, .endgameNodes = 1000};

} // namespace storeys
