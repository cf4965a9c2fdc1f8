#pragma once

#include "rules/position.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace storeys {

// The search for plays that are paths (see rules/claim_rules.h).

struct PathPlay
{
    Play play; // as inOrder() puts it
    Points score;
};

struct PathPlays
{
    std::vector<PathPlay> plays; // best first
    bool complete = true;        // nothing was left out for want of time: no play that is missing scores more
};

// Steps of the search: up to two seconds, with a full rack.
inline constexpr std::int64_t pathSteps = 6'000'000;

// Whether plays that score as much as the last of the best ones are given too, so that the caller can choose among them.
enum class PathTies { Cut, Kept };

// The best legal plays of the seat, at most `top` unless ties are kept, by the words of the lexicon, in challenge mode too.
// Pass a large number to get all of them. With at most two tiles on the rack the search runs to its end; with more
// it takes at most `steps` steps. Blanks of the reserve are not used.
//
// First all single claims, depth first through board and rack along the word graph. Then, the most promising first, each
// of them is laid as the one that scores most of a play, and claims that go with it are looked for on the board that it
// makes. Steps are shared out evenly among the ways to go on, so that a search cut short has been everywhere.
[[nodiscard]] PathPlays bestPathPlays(const Position& position, int seat, std::size_t top,
                                      std::int64_t steps = pathSteps, PathTies ties = PathTies::Cut);

// Whether the seat has a legal play.
[[nodiscard]] bool hasPathPlay(const Position& position, int seat);

} // namespace storeys
