#pragma once

#include "rules/cards.h"

#include <QString>

namespace storeys {

// What stands on a card. The title is translated where the card is one of ours, else it is what the variant calls it.
[[nodiscard]] QString cardTitle(const Card& card);
// What the card does to the player who drew it: a sentence.
[[nodiscard]] QString cardText(const Card& card);
// The name of the Icon that stands for it.
[[nodiscard]] QString cardSign(const Card& card);

} // namespace storeys
