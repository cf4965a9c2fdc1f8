#pragma once

#include "teaching/reason_finder.h"

namespace storeys {

// The facts that illustrate the parts of a loss, for the finder. Each returns the reasons for one term, without term
// and worth; at most one for each of the two turns.

// A reason is given if its part of the loss is established, at least this large and at least this share of the loss.
inline constexpr double leastTerm = 1.5;
inline constexpr double leastShare = 0.25;

// What the player keeps after that turn, before drawing.
[[nodiscard]] Rack keptAfter(const Candidate& candidate, Rack rack);

[[nodiscard]] Reason scoreFact(const TurnPair& turns);
[[nodiscard]] std::optional<Reason> keptFact(const TurnPair& turns, const LeaveTable& values);
[[nodiscard]] std::vector<Reason> replyFacts(const TurnPair& turns, const Comparison& comparison, const Estimate& term);
[[nodiscard]] std::vector<Reason> nextFacts(const TurnPair& turns, const LeaveTable& values,
                                            const Comparison& comparison, const Estimate& term, RandomSource random,
                                            const StopSign& stop);

} // namespace storeys
