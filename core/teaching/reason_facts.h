#pragma once

#include "teaching/reason_finder.h"

namespace storeys {

// The facts that illustrate the parts of a loss. Each function returns the reasons for one term, at most one for each
// of the two turns; `term` and `worth` are left to the caller.

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
