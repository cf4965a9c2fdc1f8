#pragma once

#include "base/random_source.h"
#include "moves/generator.h"
#include "rules/seat_view.h"

namespace storeys {

// How computer players of all levels use blockers and cards.

// The play, with blockers taken off and put down where that helps most. In a race, blockers lengthen the other players'
// ways to their goals; in other games they cover squares of the best replies, which are found for a few racks that the
// next player may hold. Blockers that would achieve little are kept.
[[nodiscard]] Play withBlockers(const SeatView& view, Play play, Generator& generator, RandomSource& random);

// The change that the play makes to the reserve of a player of class `own`: what the covered squares give from the
// pile, minus the reserve blanks that the play uses.
[[nodiscard]] Reserve reserveChange(const RuleBook& book, PlayerClass own, const Reserve& pile, const FoundPlay& play);

[[nodiscard]] CardChoice choiceFor(const SeatView& view, RandomSource& random);

// An exchange of duplicates and tiles of high value or, if there are none, of one tile. Exchanging must be allowed.
[[nodiscard]] Exchange exchangeOfAwkward(const SeatView& view);

} // namespace storeys
