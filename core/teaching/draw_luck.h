#pragma once

#include "base/estimate.h"
#include "bots/bot.h"
#include "game/game.h"

#include <array>
#include <optional>
#include <vector>

namespace storeys {

// The tiles drawn for a turn, and the tiles that they were drawn from.
struct Draw
{
    std::vector<Tile> tiles;
    std::array<int, tileKinds> from{}; // index: Tile::kind(); what the bag held before the draw
};

// The tiles that the turn's player has drawn since their previous turn; for the first turn, the whole rack. Inferred
// from the racks, so a record need not show them. None if nothing was drawn, the player's rack is not fully known, or a
// card has given it to another player meanwhile. Unknown tiles on other racks count as if they were still in the bag.
[[nodiscard]] std::optional<Draw> drawFor(const Game& game, std::size_t turn);

// How many points better than average the draw for a turn was: the value of the best play, minus its mean over racks
// with random tiles in place of those drawn. The view is the player's before the turn, limited to the words the player
// is expected to know.
[[nodiscard]] Estimate drawLuck(const SeatView& view, const Draw& draw, const LeaveTable& values, RandomSource random,
                                const StopSign& stop);

} // namespace storeys
