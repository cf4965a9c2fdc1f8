#pragma once

#include "base/alphabet.h"
#include "base/units.h"

#include <array>
#include <vector>

namespace storeys {

// The tiles of a variant: how many of each kind the bag starts with and, where letters have values, what each is worth.
struct TileSet
{
    Alphabet alphabet;
    std::array<int, tileKinds> counts{};    // by Tile::kind()
    std::array<Points, tileKinds> values{}; // by Tile::kind(); 0 where the variant has no values

    [[nodiscard]] bool hasBlanks() const { return counts[Tile::blank().kind()] > 0; }
    [[nodiscard]] int total() const;
    // Every tile once, in order of kind.
    [[nodiscard]] std::vector<Tile> all() const;
};

} // namespace storeys
