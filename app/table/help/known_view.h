#pragma once

#include "game/game.h"
#include "rules/seat_view.h"

#include <optional>

namespace storeys {

// What the player of a turn knew before it, also in a game of which only the record is known. Nullopt if the record
// does not have the whole rack or, with an empty bag, those of the others; if nobody decided anything, if an answer to a
// card was given, or if the play was taken back: there is no turn to judge then.
[[nodiscard]] std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn);

} // namespace storeys
