#pragma once

#include "base/random_source.h"
#include "moves/generator.h"
#include "rules/seat_view.h"

namespace storeys {

// What computer players of all levels do with blockers and cards.

// The play, with blockers taken off and put down as helps most: in a race where they lengthen the way of others, else on
// the squares of the best replies to it, over a few racks that others may hold. Blockers that would do little are kept.
[[nodiscard]] Play withBlockers(const SeatView& view, Play play, Generator& generator, RandomSource& random);

// What the play takes from what a player of that class holds beside the rack and, for squares that it covers, adds to it
// from the pile.
[[nodiscard]] Reserve reserveChange(const RuleBook& book, PlayerClass own, const Reserve& pile, const FoundPlay& play);

// The answer to the card that is due.
[[nodiscard]] CardChoice choiceFor(const SeatView& view, RandomSource& random);

// The tiles that are hardest to play, at most so many: those of high value and those held twice.
[[nodiscard]] std::vector<Tile> awkwardTiles(const Variant& variant, const Rack& rack, int most);

// They are given back, or any one where there are none; where an exchange is allowed.
[[nodiscard]] Exchange exchangeOfAwkward(const SeatView& view);

} // namespace storeys
