#pragma once

#include "base/tile.h"
#include "base/units.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace storeys {

struct Placement
{
    Square square;
    Tile tile;
    bool operator==(const Placement&) const = default;
};

// A word claimed along a path: its squares in the order of its letters.
using Claim = std::vector<Square>;

// The tiles that a player wants to put down, in any order, legal or not. `kept` names squares that the writer of a play
// believes to keep their top tile (the dots of play text); they change nothing on the board but must be on it and
// occupied. Blockers are taken off and put down after the tiles. Claims are made where plays are paths, in any order.
struct Play
{
    std::vector<Placement> placements;
    std::vector<Square> kept{};
    std::vector<Square> blockersOff{};
    std::vector<Square> blockersOn{};
    std::vector<Claim> claims{};

    // What the play puts on the square, or nullptr.
    [[nodiscard]] const Placement* at(Square square) const
    {
        const auto found = std::ranges::find(placements, square, &Placement::square);
        return found == placements.end() ? nullptr : &*found;
    }
    // On which it puts tiles, in the order of the placements.
    [[nodiscard]] std::vector<Square> squares() const
    {
        std::vector<Square> squares;
        squares.reserve(placements.size());
        for (const Placement& placement : placements)
            squares.push_back(placement.square);
        return squares;
    }
    bool operator==(const Play&) const = default;
};

struct Pass
{
    bool operator==(const Pass&) const = default;
};

// Tiles given back for as many drawn ones.
struct Exchange
{
    std::vector<Tile> tiles;
    bool operator==(const Exchange&) const = default;
};

// The answer to a card that leaves a choice: tiles to change, or the square of a blocker to take off. Nothing of either
// declines.
struct CardChoice
{
    std::vector<Tile> tiles{};
    std::vector<Square> squares{};
    bool operator==(const CardChoice&) const = default;
};

// What a player does with a turn; a choice goes on with the turn that drew the card.
using Action = std::variant<Play, Pass, Exchange, CardChoice>;

} // namespace storeys
