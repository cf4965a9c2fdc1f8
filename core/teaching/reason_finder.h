#pragma once

#include "bots/bot.h"
#include "teaching/reason.h"

namespace storeys {

inline constexpr std::size_t mostReasons = 3;

// The two turns that reasons are about, and what their player saw, with the words that the player is expected to know.
struct TurnPair
{
    const SeatView& view;
    const Candidate& best;
    const Candidate& taken;
};

// Reasons for a loss that samples show, largest first: `comparison` has the best turn and then the turn taken. Each
// part of the loss that is established and large enough gives at most one reason for each of the two turns.
[[nodiscard]] std::vector<Reason> sampledReasons(const TurnPair& turns, const LeaveTable& values,
                                                 const Comparison& comparison, RandomSource random,
                                                 const StopSign& stop);

// The same for a loss in an endgame, which is solved after both turns with `nodes` nodes for each position on the way.
// None if these do not suffice.
[[nodiscard]] std::vector<Reason> solvedReasons(const TurnPair& turns, std::int64_t nodes, const StopSign& stop);

} // namespace storeys
