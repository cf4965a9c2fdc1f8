#pragma once

#include "game/game.h"

namespace storeys {

// Limits of a record, the same for reading and writing. No real game comes near them, so every record that is written
// can be read again.
struct RecordLimits
{
    static constexpr std::size_t bytes = 4 * 1024 * 1024;
    static constexpr std::size_t events = 10'000;
    static constexpr std::size_t strayLines = 100; // each of these is a doubt; later ones are skipped without one
    static constexpr std::size_t houseRules = 32;  // more than there are, and few enough for quadratic comparison
    static constexpr int points = 999'999;         // of a score or total, with either sign
    static constexpr int hints = Game::mostHints; // for one turn; a larger number in an older record counts as this one
};

} // namespace storeys
