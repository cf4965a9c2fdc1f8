#pragma once

#include "bots/bot.h"
#include "game/game.h"
#include "teaching/estimate.h"

#include <array>
#include <optional>
#include <vector>

namespace storeys {

// The tiles that came to a rack for a turn, and the tiles that they might have been.
struct Draw
{
    std::vector<Tile> tiles;
    std::array<int, tileKinds> from{}; // index: Tile::kind(); what the bag held before the draw
};

// What was drawn for that turn of a game since its player's turn before; for the first turn, the rack. It follows from
// the racks, so a record need not show it. None if nothing was drawn, or the player's rack is not fully known; unknown
// tiles on other racks count as if they were still in the bag.
[[nodiscard]] std::optional<Draw> drawFor(const Game& game, std::size_t turn);

// How many points better the draw for a turn was than one by chance: the value of the best play, minus its mean over
// racks with other tiles instead of those drawn. The view is the player's, before the turn, with the words expected of
// the player.
[[nodiscard]] Estimate drawLuck(const SeatView& view, const Draw& draw, const LeaveTable& values, RandomSource random,
                                const StopSign& stop);

} // namespace storeys
