#pragma once

#include "bots/bot.h"
#include "bots/rollout.h"

namespace storeys {

// How much to simulate, counted in work.
struct SimulationBudget
{
    int candidates = 0;   // the statically best ones
    int turns = 0;        // played on after the candidate
    int rollouts = 0;     // of all candidates together
    double certainty = 2; // standard errors that a candidate must lie behind to be given up
};

// A candidate that has been looked at more closely. Its equity is how the player is then expected to stand against
// the others, from here on.
struct Judged
{
    Candidate candidate;
    int rollouts = 0;
    double standardError = 0; // of the equity; 0 without rollouts
    // The reply that was found most harmful: of those the rollouts met the one that scores most. None without any.
    std::optional<FoundPlay> worstReply;
};

// Plays every candidate on with sampled tiles, each sample the same for all candidates (common random numbers), so that
// what they differ by comes out with few rollouts. Candidates are judged in rounds; those that lie clearly behind the
// best, by the paired differences, are given up, and it ends early when one is left. The best comes first, the
// others follow by how far they lie behind it in the samples that they were played on with; their equities are put that
// far below that of the best.
[[nodiscard]] std::vector<Judged> simulate(const SeatView& view, const LeaveTable& values,
                                           std::vector<Candidate> candidates, const SimulationBudget& budget,
                                           RandomSource& random, StopSign stop);

} // namespace storeys
