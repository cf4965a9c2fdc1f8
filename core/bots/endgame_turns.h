#pragma once

#include "bots/endgame_position.h"

#include <cstdint>
#include <vector>

namespace storeys {

// What a side of an endgame could do: the plays as generated, and behind the last of them the place of passing; with an
// order in which to look at them.
struct EndgameTurns
{
    struct Ordered
    {
        std::uint32_t place;
        int worth; // at once
    };

    // What brings most at once first, passing last.
    EndgameTurns(EndgamePosition& position, int side);

    [[nodiscard]] bool isPass(std::uint32_t place) const { return place == plays.size(); }
    void bringForward(std::uint32_t place);

    std::vector<FoundPlay> plays;
    std::vector<Ordered> order;
};

} // namespace storeys
