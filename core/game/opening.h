#pragma once

#include "rules/position.h"

#include <cstdint>
#include <string>
#include <vector>

namespace storeys {

// Everything that determines a game besides its turns. The same setup deals the same tiles.
struct GameSetup
{
    RuleBookPtr book;
    std::vector<std::string> players; // 1 to mostSeats names in playing order
    std::uint64_t seed = 0;
    std::vector<PlayerClass> classes{}; // classes by seat, in games that have classes; missing ones are rookies
};

// How the first player was chosen: each seat draws a tile, and the tile nearest to the beginning of the alphabet wins
// (a blank comes before all letters); players who tie draw again.
struct StartDraw
{
    struct Drawn
    {
        int seat = 0;
        Tile tile;
    };

    std::vector<std::vector<Drawn>> rounds; // empty in a solo game or if the house rules let the first seat begin
    int first = 0;                          // the seat that starts
};

// The seats whose tile is nearest to the beginning of the alphabet; they tie if there are several.
[[nodiscard]] std::vector<int> bestOf(const std::vector<StartDraw::Drawn>& round);

// How a game begins: the draw for the first player, and the position after all racks are dealt.
struct Opening
{
    StartDraw draw;
    Position position;
};
[[nodiscard]] Opening openingOf(const GameSetup& setup);

} // namespace storeys
