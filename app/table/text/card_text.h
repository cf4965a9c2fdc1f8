#pragma once

#include "rules/cards.h"

#include <QString>

namespace storeys {

// The title of a card: translated for the cards of built-in variants, else as the variant has it.
[[nodiscard]] QString cardTitle(const Card& card);
// What the card does to the player who drew it: a sentence.
[[nodiscard]] QString cardText(const Card& card);
// The name of the card's Icon.
[[nodiscard]] QString cardSign(const Card& card);

} // namespace storeys
