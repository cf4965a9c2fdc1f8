#pragma once

#include "base/find.h"
#include "base/tile.h"
#include "base/units.h"

#include <variant>
#include <vector>

namespace storeys {

struct Placement
{
    Square square;
    Tile tile;
    bool operator==(const Placement&) const = default;
};

// A word claimed along a path: the word's squares in the order of its letters.
using Claim = std::vector<Square>;

// A play as the player enters it, legal or not, its tiles in any order. `kept` lists squares that, according to the
// writer of the play, keep their top tile (dots in the text of a play); these squares must be on the board and
// occupied, and the play does not change them. Blockers are taken off the board and put onto it after the tiles are
// placed. Claims, in any order, are used only in games whose plays are paths.
struct Play
{
    std::vector<Placement> placements;
    std::vector<Square> kept{};
    std::vector<Square> blockersOff{};
    std::vector<Square> blockersOn{};
    std::vector<Claim> claims{};

    [[nodiscard]] const Placement* at(Square square) const { return lookUp(placements, square, &Placement::square); }
    // The squares that the play puts tiles on, in the order of the placements.
    [[nodiscard]] std::vector<Square> squares() const { return listOf(placements, &Placement::square); }
    bool operator==(const Play&) const = default;
};

struct Pass
{
    bool operator==(const Pass&) const = default;
};

// Tiles put back into the bag in exchange for as many drawn ones.
struct Exchange
{
    std::vector<Tile> tiles;
    bool operator==(const Exchange&) const = default;
};

// The answer to a card that leaves a choice: either tiles to swap for new ones or the square of a blocker to take
// off. An empty answer declines.
struct CardChoice
{
    std::vector<Tile> tiles{};
    std::vector<Square> squares{};
    bool operator==(const CardChoice&) const = default;
};

// What a player does with a turn. A CardChoice continues the turn that drew the card.
using Action = std::variant<Play, Pass, Exchange, CardChoice>;

} // namespace storeys
