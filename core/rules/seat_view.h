#pragma once

#include "base/random_source.h"
#include "rules/position.h"

#include <array>
#include <vector>

namespace storeys {

// A position as one seat knows it: the tiles on other racks and in the bag are unknown ones, and the deck stands in no
// order. Computer players get nothing else.
struct SeatView : Position
{
    int seat = 0;
    bool mayExchange = false;
    std::array<int, tileKinds> unseen{}; // by Tile::kind(): in the bag or on another rack

    [[nodiscard]] const Seat& own() const { return seats[seat]; }
};

[[nodiscard]] SeatView viewOf(const Position& position, int seat);

// Deals the unseen tiles by chance to the other racks; gives those that are left for the bag.
[[nodiscard]] std::vector<Tile> dealUnseen(const SeatView& view, std::vector<Seat>& seats, RandomSource& random);
// The position with what is unseen, cards too, dealt by chance.
[[nodiscard]] Position sampledPosition(const SeatView& view, RandomSource& random);

} // namespace storeys
