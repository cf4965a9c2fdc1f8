#pragma once

#include "bots/bot.h"
#include "bots/rollout.h"

#include <cstdint>
#include <vector>

namespace storeys {

// Whether the unseen tiles can be split into rack and bag in so few ways that all can be tried: two players, one or two
// tiles in the bag, and leadsToEndgame().
[[nodiscard]] bool isSmallBag(const SeatView& view);

// Judges candidates by solving the rest of the game for every split of the unseen tiles. Each round gets the same
// number of nodes and drops the worse half of the candidates, so that the others are searched further (successive
// halving, Karnin, Koren and Somekh 2013). A candidate's equity is set as far below the best one's as the candidate was
// behind the best in its last round, and the result is ordered by equity. If `stop` ends the first round, candidates
// keep their order and equity.
[[nodiscard]] std::vector<Judged> endedEach(const SeatView& view, const LeaveTable& values,
                                            std::vector<Candidate> candidates, std::int64_t nodes,
                                            const StopSign& stop);

} // namespace storeys
