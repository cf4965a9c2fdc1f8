#pragma once

#include "rules/position.h"

#include <optional>
#include <string_view>

namespace storeys {

// Races: who covers a square of the own goal wins at once; otherwise who is nearest at the end.

// A goal by the name that variant files give it; none for an unknown one.
[[nodiscard]] std::optional<Goal> goalNamed(std::string_view name);

// Works out Variant::steps; the board, corners and sides must be read. A board without a square of the goal for some
// seat has no steps there that are 0.
void findGoalSteps(Variant& variant);

// The fewest steps from a tile on the board to the seat's goal, Variant::noSteps where no tile counts. The variant must
// have a goal.
[[nodiscard]] int distanceToGoal(const Variant& variant, const Board& board, int seats, int seat);

// Who has reached the goal; nobody in a game without.
[[nodiscard]] std::optional<int> seatAtGoal(const Position& position);

// Whether the play, which is legal, wins at once.
[[nodiscard]] bool winsAtOnce(const Position& position, const Play& play);

} // namespace storeys
