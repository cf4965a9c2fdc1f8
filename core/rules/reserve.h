#pragma once

#include <cstdint>

namespace storeys {

// What a player holds beside the rack, or what lies in the pile from which it is taken.
struct Reserve
{
    int blanks = 0; // yellow
    int blockers = 0;
    bool operator==(const Reserve&) const = default;
};

// What a player may collect: a rookie blanks and blockers, a middle blanks alone, a pro nothing. At a table with a pro, a
// rookie's tile may replace a blocker.
enum class PlayerClass : std::uint8_t { Rookie, Middle, Pro };

// What covering a square gives.
enum class SquareEffect : std::uint8_t { None, TakeBlank, TakeBlocker, LiftBlocker };

} // namespace storeys
