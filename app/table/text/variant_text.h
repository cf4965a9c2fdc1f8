#pragma once

#include "rules/mini_boards.h"
#include "rules/pieces.h"

#include <QString>

namespace storeys {

// The title of a card: translated for the cards of built-in variants, else as the variant has it.
[[nodiscard]] QString cardTitle(const Card& card);
// What the card does to the player who drew it: a sentence.
[[nodiscard]] QString cardText(const Card& card);
// The name of the card's Icon.
[[nodiscard]] QString cardSign(const Card& card);

// The name of a mini board, translated if it comes with the program.
[[nodiscard]] QString miniBoardName(const MiniBoard& board);
// With its number and the side that is up: "8b Plaza".
[[nodiscard]] QString miniBoardLabel(const MiniBoard& board, int side);
// The labels of the mini boards of a layout, the lowest first: "8b Plaza, 4a Bench".
[[nodiscard]] QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout);

} // namespace storeys
