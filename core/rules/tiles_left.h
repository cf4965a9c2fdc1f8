#pragma once

#include "rules/position.h"

namespace storeys {

// What the tiles left on a rack cost at the end of a game of that many players.
[[nodiscard]] inline Points lossFor(const RuleBook& book, int players, const Rack& rack)
{
    const Variant& variant = book.variant;
    if (players == 1 && !book.houseRules.soloPenalty)
        return Points(0);
    if (variant.leftTiles == LeftTiles::CountEach)
        return rack.size() * variant.penaltyPerTile;
    Points loss;
    for (const Tile tile : rack.tiles())
        loss += variant.tiles.values[tile.kind()];
    return loss;
}

// Whether the player who goes out gains what the others lose.
[[nodiscard]] inline bool gainsByGoingOut(const Variant& variant)
{
    return variant.leftTiles == LeftTiles::ValuesToWhoWentOut;
}

} // namespace storeys
