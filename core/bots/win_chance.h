#pragma once

namespace storeys {

// How likely a seat is to win a game of two, given its lead in points: a normal curve that grows narrower as the bag
// runs out. Fitted to self-play, one for each board; see storeys-fit-values.
struct WinTable
{
    double shift = 0;   // what it is worth to be the seat to move, in points
    double base = 1;    // standard deviation of the rest of the game with an empty bag, in points
    double perRoot = 0; // times the square root of the tiles in the bag, added to `base`

    // The chance, 0 … 1, of the seat to move. `ahead`: its points minus the other's, each with the value of the rack.
    [[nodiscard]] double chance(double ahead, int bag) const;
    bool operator==(const WinTable&) const = default;
};

} // namespace storeys
