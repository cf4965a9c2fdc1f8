#pragma once

#include "rules/board.h"
#include "rules/action.h"

#include <array>
#include <cstdint>

namespace storeys {

// A legal play as the generator finds it: its main word from the first square on, which of the word's squares are
// covered and with what, and what the play scores.
struct FoundPlay
{
    Square first;
    Direction direction = Direction::Across;
    int length = 0;                           // squares of the main word
    std::uint32_t placed = 0;                 // bit n: the word's square n is covered
    std::array<Tile, Board::maxSide> tiles{}; // the tile put on square n, where one is
    Points score;

    [[nodiscard]] Play toPlay() const;
    bool operator==(const FoundPlay&) const = default;
};

} // namespace storeys
