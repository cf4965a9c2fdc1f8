#pragma once

#include "rules/event.h"
#include "rules/position.h"

#include <vector>

namespace storeys {

// The rules of what players hold beside the rack. All of them ask about the seat to move.

// What a play gives for the squares that it covers.
struct Collection
{
    std::vector<event::Collected> supplies; // in reading order
    std::vector<Square> cards;              // squares that draw one, likewise
    int lifts = 0;                          // blockers that may be taken off the board

    [[nodiscard]] Reserve sum() const;
};
// What covering such a square gives to a player of that class, the pile aside.
[[nodiscard]] Reserve givenBy(SquareEffect effect, PlayerClass playerClass, const HouseRules& houseRules);

// The tiles of the play must be on the board. Replaced blockers are on the pile by then.
[[nodiscard]] Collection collectionOf(const Position& position, const Play& play);

// Whether the seat's tiles may replace blockers.
[[nodiscard]] bool mayReplaceBlockers(const Position& position, int seat);

// Whether a blocker may lie there, all that lies on the board aside.
[[nodiscard]] bool takesBlocker(const Variant& variant, Square square);

} // namespace storeys
