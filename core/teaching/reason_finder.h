#pragma once

#include "bots/bot.h"
#include "teaching/reason.h"

namespace storeys {

inline constexpr std::size_t mostReasons = 3;

// The two turns that reasons are about, and what their player saw. The view has only the words expected of the player.
struct TurnPair
{
    const SeatView& view;
    const Candidate& best;
    const Candidate& taken;
};

// Reasons for a loss measured by samples, those for its largest part first. In `comparison` the best turn comes first,
// then the turn taken. Each part of the loss that is established and large enough gives at most one reason for each of
// the two turns.
[[nodiscard]] std::vector<Reason> sampledReasons(const TurnPair& turns, const LeaveTable& values,
                                                 const Comparison& comparison, RandomSource random,
                                                 const StopSign& stop);

// Reasons for a loss in an endgame. Solves the rest of the game after both turns, with at most `nodes` search nodes for
// each position on the way. Returns no reasons if these nodes do not suffice.
[[nodiscard]] std::vector<Reason> solvedReasons(const TurnPair& turns, std::int64_t nodes, const StopSign& stop);

// ---- the facts that illustrate the parts of a loss

// Each function returns the reasons for one term, at most one for the turn taken and one for the best turn. The caller
// sets `term` and `worth`.

// A reason is given if its part of the loss is established, and at least this many points and this share of the loss.
inline constexpr double leastTerm = 1.5;
inline constexpr double leastShare = 0.25;

// What is left of the rack after the candidate, before drawing.
[[nodiscard]] Rack keptAfter(const Candidate& candidate, Rack rack);

[[nodiscard]] Reason scoreFact(const TurnPair& turns);
[[nodiscard]] std::optional<Reason> keptFact(const TurnPair& turns, const LeaveTable& values);
[[nodiscard]] std::vector<Reason> replyFacts(const TurnPair& turns, const Comparison& comparison, const Estimate& term);
[[nodiscard]] std::vector<Reason> nextFacts(const TurnPair& turns, const LeaveTable& values,
                                            const Comparison& comparison, const Estimate& term, RandomSource random,
                                            const StopSign& stop);

} // namespace storeys
