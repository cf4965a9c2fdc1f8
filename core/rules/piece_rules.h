#pragma once

#include "rules/event.h"
#include "rules/pieces.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace storeys {

// The rules of what players hold beside the rack. All of them ask about the seat to move.

// What a play gives for the squares that it covers.
struct Collection
{
    std::vector<event::Collected> supplies; // in reading order
    std::vector<Square> cards;              // squares that draw one, likewise
    int lifts = 0;                          // blockers that may be taken off the board

    [[nodiscard]] Reserve sum() const;
};
// What covering such a square gives to a player of that class, the pile aside.
[[nodiscard]] Reserve givenBy(SquareEffect effect, PlayerClass playerClass, const HouseRules& houseRules);

// The tiles of the play must be on the board. Replaced blockers are on the pile by then.
[[nodiscard]] Collection collectionOf(const Position& position, const Play& play);

// Whether the seat's tiles may replace blockers.
[[nodiscard]] bool mayReplaceBlockers(const Position& position, int seat);

// Whether a blocker may lie there, all that lies on the board aside.
[[nodiscard]] bool takesBlocker(const Variant& variant, Square square);

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
