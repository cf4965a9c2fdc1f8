#pragma once

#include "game/game.h"

namespace storeys {

// How much a record may hold, for all that read or write one. No real game comes near these limits, so that whatever
// is written can be read again.
struct RecordLimits
{
    static constexpr std::size_t bytes = 4 * 1024 * 1024;
    static constexpr std::size_t events = 10'000;
    static constexpr std::size_t houseRules = 32; // more than there are, and few enough for quadratic comparison
    static constexpr int points = 999'999;        // of a score or total, with either sign
    static constexpr int hints = Game::mostHints; // for one turn; a larger number, as earlier versions wrote, counts as
                                                  // this one
};

} // namespace storeys
