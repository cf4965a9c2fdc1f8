#pragma once

#include "rules/position.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace storeys {

// The search for plays whose words are paths (see rules/claim_rules.h).

struct PathPlay
{
    Play play; // in the normal form of inOrder()
    Points score;
};

struct PathPlays
{
    std::vector<PathPlay> plays; // best first
    bool complete = true;        // the search was not cut short: no play that is missing scores more than the last one
};

// The usual limit for the steps of a search. With a full rack, this many steps take up to two seconds.
inline constexpr std::int64_t pathSteps = 6'000'000;

// Whether to also return all plays that score as much as the last of the best ones, so that the caller can choose among
// them.
enum class PathTies { Cut, Kept };

// The seat's best legal plays, at most `top` unless ties are kept. Words are checked with the lexicon, in challenge
// mode too. Pass a large `top` to get all plays. With at most two tiles on the rack the search always completes; with
// more it takes at most `steps` steps. Does not use blanks of the reserve.
//
// First finds all single claims, depth first through board and rack along the word graph. Then takes each as the
// highest-scoring claim of a play, the most promising first, lays its tiles, and searches the resulting board for
// further claims. Steps are shared evenly among the ways to continue, so that a search that is cut short has looked
// everywhere.
[[nodiscard]] PathPlays bestPathPlays(const Position& position, int seat, std::size_t top,
                                      std::int64_t steps = pathSteps, PathTies ties = PathTies::Cut);

[[nodiscard]] bool hasPathPlay(const Position& position, int seat);

} // namespace storeys
