#pragma once

#include "base/find.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// What a player holds beside the rack, or what lies in the pile from which it is taken.
struct Reserve
{
    int blanks = 0; // yellow
    int blockers = 0;
    bool operator==(const Reserve&) const = default;
};

// What a player may collect: a rookie blanks and blockers, a middle blanks alone, a pro nothing. At a table with a pro, a
// rookie's tile may replace a blocker.
enum class PlayerClass : std::uint8_t { Rookie, Middle, Pro };
inline constexpr std::array<std::string_view, 3> classNames{"rookie", "middle", "pro"};
[[nodiscard]] inline std::optional<PlayerClass> classNamed(std::string_view name)
{
    return placeIn<PlayerClass>(classNames, name);
}

// What covering a square gives.
enum class SquareEffect : std::uint8_t { None, TakeBlank, TakeBlocker, LiftBlocker, DrawCard };

// What a card does to who drew it, or to the next player.
enum class CardEffect : std::uint8_t {
    TakeBlank,
    GiveBlank,
    TakeBlocker,
    LiftBlocker,
    AnotherTurn,
    NextLosesTurn,
    OwnTurnLost,
    ChangeThree,
    FreshRack,
    SwapRacks,
};
inline constexpr std::array<std::string_view, 10> cardEffectNames{
    "take-blank",      "give-blank",    "take-blocker", "lift-blocker", "another-turn",
    "next-loses-turn", "own-turn-lost", "change-three", "fresh-rack",   "swap-racks"};
[[nodiscard]] inline std::optional<CardEffect> cardEffectNamed(std::string_view name)
{
    return placeIn<CardEffect>(cardEffectNames, name);
}

struct Card
{
    std::string id;
    std::string name; // for people
    int count = 1;    // in the deck
    std::vector<CardEffect> does{};
    bool operator==(const Card&) const = default;
};

// A card by its place among the variant's.
using CardId = std::uint8_t;

// The cards of a game between two turns.
struct CardTable
{
    std::vector<CardId> deck; // the last is drawn next
    std::vector<CardId> discard;
    std::vector<CardId> due; // drawn this turn and not carried out yet, oldest first; they lie on the discard pile too
    bool operator==(const CardTable&) const = default;
};

} // namespace storeys
