#pragma once

#include "rules/mini_boards.h"
#include "rules/pieces.h"
#include "rules/variant.h"

#include <QString>

namespace storeys {

// The title of a card, translated for the cards of built-in variants.
[[nodiscard]] QString cardTitle(const Card& card);
// What the card does to the player who drew it: a sentence.
[[nodiscard]] QString cardText(const Card& card);
// The name of the card's Icon.
[[nodiscard]] QString cardSign(const Card& card);

// The texts that depend on the goal of a race. They are English sources for Words::tr(); a text that a game does not have is null.
struct GoalTexts
{
    std::string_view goal; // its name
    const char* aim;
    const char* places;              // that belong to players
    const char* firstWord = nullptr; // the rule of it
    const char* start = nullptr;     // where it must lie, to one who put it elsewhere
    const char* end;
    const char* youWon;
    const char* otherWon;
    const char* wins;                                   // of a play
    QString (*distance)(int steps, int rows);           // from the goal, rows of the board
    QString (*nearer)(int steps, int before, int rows); // of a play: the distance after it and before
};
// All null for a game that is no race.
[[nodiscard]] const GoalTexts& goalTexts(const Variant& variant);

// The name of a mini board, translated if it comes with the program.
[[nodiscard]] QString miniBoardName(const MiniBoard& board);
// The mini board's number, the side that is up, and its name: "8b Plaza".
[[nodiscard]] QString miniBoardLabel(const MiniBoard& board, int side);
// The labels of the mini boards of a layout, the lowest first: "8b Plaza, 4a Bench".
[[nodiscard]] QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout);

} // namespace storeys
