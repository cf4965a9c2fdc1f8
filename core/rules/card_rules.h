#pragma once

#include "rules/action.h"
#include "rules/cards.h"
#include "rules/violation.h"

#include <cstdint>
#include <optional>

namespace storeys {

class TurnInProgress;
struct Position;
struct Variant;

// All cards of the variant's deck, in no order.
[[nodiscard]] std::vector<CardId> deckOf(const Variant& variant);

// What the oldest card due lets the player choose. Neither is asked for where there is nothing to choose from.
struct CardQuestion
{
    CardId card = 0;
    int mostTiles = 0;   // to change
    int mostSquares = 0; // to take a blocker off
};
// None while no card is due, or where the card asks for nothing.
[[nodiscard]] std::optional<CardQuestion> questionOf(const Position& position);

// Why the player to move can't choose this.
[[nodiscard]] std::optional<Violation> violationOfChoice(const Position& position, const CardChoice& choice);

// Carries out the cards that are due, oldest first: the first with the choice, which must be legal, where one is given;
// then all up to one that asks for one.
void doCards(TurnInProgress& turn, const CardChoice* choice);

} // namespace storeys
