#pragma once

#include "game/game.h"
#include "rules/seat_view.h"

#include <optional>

namespace storeys {

// What the player of a turn knew before it, also in a game of which only the record is known. Nullopt if the record
// does not tell the whole rack, or if there was nothing to judge: the turn was lost, or is a play that was taken back.
[[nodiscard]] std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn);

} // namespace storeys
