#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace storeys {

// All that one seat may know of a position: its own rack, and of the others and the bag only how many tiles they
// hold. Computer players get nothing else.
struct SeatView
{
    struct Standing
    {
        Points points;
        int tiles = 0;     // on the rack
        int exchanges = 0; // made so far
        int turnsOwed = 0; // that will pass by
    };

    RuleBookPtr book;
    Board board;
    int seat = 0;
    Rack rack;
    std::vector<Standing> seats;
    int bagSize = 0;
    bool mayExchange = false;
    Reserve reserve{}; // the own
    bool replacesBlockers = false;
    int passesInARow = 0;                // up to now, all players' together
    std::array<int, tileKinds> unseen{}; // by Tile::kind(): in the bag or on another rack
};

[[nodiscard]] SeatView viewOf(const Position& position, int seat);

} // namespace storeys
