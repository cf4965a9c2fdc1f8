#pragma once

#include "bots/analysis.h"
#include "rules/turn.h"

namespace storeys {

// How a turn that was taken compares with the best that could be found for it.
struct TurnReview
{
    Candidate best;
    double value = 0; // of the best: by how much the player is then expected to gain on the others, in points
    double loss = 0;  // of that, by what was done instead; not below 0
};

// Whether turns of such a game can be reviewed: of those for points in which plays lie in lines.
[[nodiscard]] bool isReviewed(const RuleBook& book);

// How much is thought about each turn of a game that is looked through: ten turns a second or so.
[[nodiscard]] Thinking reviewThinking();
// The random numbers for a turn, by its index: a hint that thinks with them comes to what the review of the turn finds.
[[nodiscard]] RandomSource reviewRandom(std::size_t turn);

// Looks at the turn with the eyes of the player who took it: the view must be of that seat, before the turn, with its
// whole rack. A play that stood in spite of bad words is judged like any other.
[[nodiscard]] TurnReview reviewTurn(const SeatView& view, const Turn& turn, const LeaveTable& values,
                                    const Thinking& thinking, RandomSource& random, StopSign stop);

} // namespace storeys
