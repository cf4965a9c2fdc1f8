#pragma once

#include "rules/event.h"
#include "rules/pieces.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <vector>

namespace storeys {

// The rules for cards and for the blanks and blockers that players hold beside the rack. A function that takes a
// position and no seat is about the seat to move.

// What the player gets for the squares that a play covers.
struct Collection
{
    std::vector<event::Collected> supplies; // in reading order
    std::vector<Square> cards;              // covered squares that draw a card, in reading order
    int lifts = 0;                          // how many blockers the play may take off the board

    [[nodiscard]] Reserve sum() const;
};
// The yellow blanks and blockers that a player of that class may take for covering a square with that effect. Does not
// check that the pile has them.
[[nodiscard]] Reserve givenBy(SquareEffect effect, PlayerClass playerClass, const HouseRules& houseRules);

// What the seat to move gets for a play; `position` is the one before the play. Blockers that the play replaces count
// as part of the pile. The squares of the play's tiles must be on the board.
[[nodiscard]] Collection collectionOf(const Position& position, const Play& play);

// Whether the seat may lay tiles on squares with blockers.
[[nodiscard]] bool mayReplaceBlockers(const std::vector<Seat>& seats, int seat);

// Whether a blocker may lie on the square, ignoring tiles and blockers on the board.
[[nodiscard]] bool takesBlocker(const Variant& variant, Square square);

class TurnInProgress;

// All cards of the variant's deck, unshuffled.
[[nodiscard]] std::vector<CardId> deckOf(const Variant& variant);

// The choice that a drawn card offers to the player.
struct CardQuestion
{
    CardId card = 0;
    int mostTiles = 0;   // how many tiles may be changed
    int mostSquares = 0; // how many squares may be named, to take off their blockers
};
// The question of the oldest card still to be carried out; none if there is no such card or it offers no choice.
[[nodiscard]] std::optional<CardQuestion> questionOf(const Position& position);

// Why the player to move can't make this choice; none if it is legal.
[[nodiscard]] std::optional<Violation> violationOfChoice(const Position& position, const CardChoice& choice);

// Carries out the cards drawn, oldest first, until one needs a choice. `choice`, if given, answers the first card and
// must be legal.
void doCards(TurnInProgress& turn, const CardChoice* choice);

} // namespace storeys
