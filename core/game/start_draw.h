#pragma once

#include "rules/bag.h"

#include <vector>

namespace storeys {

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

} // namespace storeys
