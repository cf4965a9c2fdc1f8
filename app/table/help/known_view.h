#pragma once

#include "game/game.h"
#include "rules/seat_view.h"

#include <optional>

namespace storeys {

// What the player of a turn knew before it, also of a game of which only the record is known. None where the record
// does not tell the whole rack, or where there was nothing to decide: the turn was lost by a challenge, or it is a play
// that was taken back.
[[nodiscard]] std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn);

} // namespace storeys
