#pragma once

#include "base/random_source.h"
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
        Reserve reserve{};
        PlayerClass playerClass = PlayerClass::Rookie;
    };

    RuleBookPtr book;
    Board board;
    int seat = 0;
    Rack rack;
    std::vector<Standing> seats;
    int bagSize = 0;
    bool mayExchange = false;
    Reserve reserve{}; // the own
    Reserve pile{};
    CardTable cards{}; // those left in the deck stand in no order
    bool replacesBlockers = false;
    int passesInARow = 0;                // up to now, all players' together
    std::array<int, tileKinds> unseen{}; // by Tile::kind(): in the bag or on another rack
};

[[nodiscard]] SeatView viewOf(const Position& position, int seat);

// The position as the seat knows it, which is to move: the tiles of others and of the bag are unknown ones.
[[nodiscard]] Position knownPosition(const SeatView& view);
// The same with what is unseen, cards too, dealt out by chance.
[[nodiscard]] Position sampledPosition(const SeatView& view, RandomSource& random);

} // namespace storeys
