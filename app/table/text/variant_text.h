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
// The name of the card's icon (see Icon.qml).
[[nodiscard]] QString cardSign(const Card& card);

// The texts that depend on the goal of a race, as English sources for Words::tr(). Null if the game lacks a text.
struct GoalTexts
{
    std::string_view goal; // name of the goal
    const char* aim;
    const char* places;              // which squares belong to players
    const char* firstWord = nullptr; // the rule for the first word
    const char* start = nullptr;     // where the first word must lie, said to a player who laid it elsewhere
    const char* end;
    const char* youWon;
    const char* otherWon;
    const char* wins;                                   // said of a winning play
    QString (*distance)(int steps, int rows);           // how far it is to the goal, on a board of `rows` rows
    QString (*nearer)(int steps, int before, int rows); // the distance after a play and before it
};
// The texts for the variant's goal; all null if the game is not a race.
[[nodiscard]] const GoalTexts& goalTexts(const Variant& variant);

// The mini board's number, the side that is up, and its name: "8b Plaza".
[[nodiscard]] QString miniBoardLabel(const MiniBoard& board, int side);
// The labels of the mini boards of a layout, the lowest first: "8b Plaza, 4a Bench".
[[nodiscard]] QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout);

} // namespace storeys
