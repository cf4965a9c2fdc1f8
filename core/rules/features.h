#pragma once

#include "rules/variant.h"

namespace storeys {

// What a game by these rules has for people to see and to know. Views, help and computer players ask this, and never
// which game it is.
struct Features
{
    bool heights = false;     // tiles may lie on tiles
    bool values = false;      // letters have values, and words bring them; else words bring points by their tiles
    bool premiums = false;    // squares multiply letters or words
    bool blanks = false;      // tiles that stand for any letter
    bool pieces = false;      // blanks and blockers beside the rack
    bool territories = false; // squares that belong to seats, or walls
    bool cards = false;       // squares draw them
    bool claims = false;      // a play names its words, which lie along paths
    bool points = true;       // else a race: who reaches the goal wins, or is nearest
    bool pluralRule = false;  // the game knows a plural letter, whether or not the players keep to its rule
};

[[nodiscard]] Features featuresOf(const Variant& variant, const HouseRules& houseRules);

} // namespace storeys
