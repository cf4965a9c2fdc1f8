#pragma once

#include "base/random_source.h"
#include "rules/position.h"

#include <array>
#include <vector>

namespace storeys {

// A position as one seat sees it: tiles on other racks and in the bag are unknown, and the order of the deck is hidden.
// Computer players get only this.
struct SeatView : Position
{
    int seat = 0;
    bool mayExchange = false;
    std::array<int, tileKinds> unseen{}; // index: Tile::kind(); tiles in the bag or on other racks

    [[nodiscard]] const Seat& own() const { return seats[seat]; }
};

[[nodiscard]] SeatView viewOf(const Position& position, int seat);

// Deals unseen tiles at random to the racks of the other seats and returns the rest, for the bag.
[[nodiscard]] std::vector<Tile> dealUnseen(const SeatView& view, std::vector<Seat>& seats, RandomSource& random);
// The position with everything unseen, including the order of the deck, filled in at random. Its `extraTurns` is 0.
[[nodiscard]] Position sampledPosition(const SeatView& view, RandomSource& random);

} // namespace storeys
