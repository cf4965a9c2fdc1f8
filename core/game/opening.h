#pragma once

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

// How it was decided who plays first: each seat draws a tile and the one nearest to the beginning of the alphabet
// starts (a blank before all letters); those who tie draw again.
struct StartDraw
{
    struct Drawn
    {
        int seat = 0;
        Tile tile;
    };

    std::vector<std::vector<Drawn>> rounds; // none where one player plays alone or the first seat begins
    int first = 0;                          // seat that starts
};

// Draws from the bag for that many seats, then puts the tiles back and shuffles. The bag must hold more tiles than
// there are seats.
[[nodiscard]] StartDraw drawForStart(Bag& bag, int seats);

// How a game begins: who was drawn to play first, and the position in which all racks are dealt.
struct Opening
{
    StartDraw draw;
    Position position;
};
[[nodiscard]] Opening openingOf(const GameSetup& setup);

} // namespace storeys
