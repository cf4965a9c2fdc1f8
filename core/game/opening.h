#pragma once

#include "game/start_draw.h"
#include "rules/position.h"

#include <cstdint>
#include <string>
#include <vector>

namespace storeys {

// All that a game follows from, its turns aside: the same setup deals the same tiles.
struct GameSetup
{
    RuleBookPtr book;
    std::vector<std::string> players; // 1 to mostSeats names, in order round the table
    std::uint64_t seed = 0;
    std::vector<PlayerClass> classes{}; // by seat, where the game has them; missing ones are rookies
};

// How a game begins: who was drawn to play first, and the position in which all racks are dealt.
struct Opening
{
    StartDraw draw;
    Position position;
};
[[nodiscard]] Opening openingOf(const GameSetup& setup);

} // namespace storeys
