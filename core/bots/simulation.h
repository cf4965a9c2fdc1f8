#pragma once

#include "bots/playout.h"
#include "bots/stop_sign.h"

namespace storeys {

// How much to simulate, counted in work.
struct SimulationBudget
{
    int candidates = 0;   // the statically best ones
    int turns = 0;        // played on after the candidate
    int playouts = 0;     // of all candidates together
    double certainty = 2; // standard errors that a candidate must lie behind to be given up
};

// A candidate that has been looked at more closely. Its value is how the player is then expected to stand against
// the others, from here on.
struct Judged
{
    Candidate candidate;
    int playouts = 0;
    double standardError = 0; // of the value; 0 without playouts
    // The reply that was found most harmful: of those the playouts met the one that scores most. None without any.
    std::optional<FoundPlay> worstReply;
};

// Plays every candidate on in sampled worlds, each world the same for all candidates (common random numbers), so that
// what they differ by comes out with few playouts. Candidates are judged in rounds; those that lie clearly behind the
// best, by the paired differences, are given up, and it ends early when one is left. The best comes first, the
// others follow by how far they lie behind it in the worlds that they lived through; their values are put that far
// below the value of the best.
[[nodiscard]] std::vector<Judged> simulate(const SeatView& view, const RackValues& values,
                                           std::vector<Candidate> candidates, const SimulationBudget& budget,
                                           RandomSource& random, StopSign stop);

} // namespace storeys
