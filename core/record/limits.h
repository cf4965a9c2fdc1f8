#pragma once

#include "game/game.h"
#include "rules/turn_rules.h"

namespace storeys {

// Limits of a record, the same for reading and writing. No real game comes near them, so every record that is written
// can be read again.
struct RecordLimits
{
    static constexpr std::size_t bytes = 4 * 1024 * 1024;
    static constexpr std::size_t events = GameLimits::turns + 100; // with lines for tiles left and time
    // A larger record of ours is only shown: with GameLimits::turns more it would exceed `bytes`.
    static constexpr std::size_t bytesToContinue = bytes / 2;
    static constexpr std::size_t nick = 32;        // characters of a nick that we write, as each event repeats it
    static constexpr std::size_t strayLines = 100; // each of these is a doubt; later ones are skipped without one
    static constexpr std::size_t houseRules = 32;  // more than there are, and few enough for quadratic comparison
    // Of a score or total, with either sign: with tiles left.
    static constexpr int points = GameLimits::points.value + 9'999;
    static constexpr int hints = Game::mostHints; // for one turn; a larger number in an older record counts as this one
};

} // namespace storeys
