#pragma once

#include "bots/playout.h"

#include <stop_token>

namespace storeys {

// How much to simulate, counted in work.
struct SimulationBudget
{
    int candidates = 0;  // the statically best ones
    int turns = 0;       // played on after the candidate
    int playouts = 0;    // of all candidates together
    double certainty = 2; // standard errors that a candidate must lie behind to be given up
};

// A candidate after simulation. `value` is its mean standing at the end of the playouts.
struct Judged
{
    Candidate candidate;
    int playouts = 0;
    double standardError = 0;
    // The reply that was found most harmful: the highest score among those the playouts met. None without any.
    std::optional<FoundPlay> worstReply;
};

// Plays every candidate on in sampled worlds, each world the same for all candidates (common random numbers), so that
// what they differ by comes out with few playouts. Candidates are judged in rounds; those that lie clearly behind the
// best, by the paired differences, are given up, and it ends early when one is left. The best comes first; those given
// up follow by how they stood then.
[[nodiscard]] std::vector<Judged> simulate(const SeatView& view, const RackValues& values,
                                           std::vector<Candidate> candidates, const SimulationBudget& budget,
                                           RandomSource& random, std::stop_token stop);

} // namespace storeys
