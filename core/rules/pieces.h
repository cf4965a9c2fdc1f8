#pragma once

#include "base/find.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The pieces that a player holds beside the rack, or that the pile still holds.
struct Reserve
{
    int blanks = 0; // with yellow faces, never in the bag
    int blockers = 0;
    bool operator==(const Reserve&) const = default;
};

// What a player may collect: a rookie gets blanks and blockers, a middle player only blanks, a pro nothing. If a
// pro plays too, a rookie's tiles may replace blockers.
enum class PlayerClass : std::uint8_t { Rookie, Middle, Pro };
inline constexpr std::array<std::string_view, 3> classNames{"rookie", "middle", "pro"};
[[nodiscard]] inline std::optional<PlayerClass> classNamed(std::string_view name)
{
    return placeIn<PlayerClass>(classNames, name);
}

// What a player gets for covering a square with this effect.
enum class SquareEffect : std::uint8_t { None, TakeBlank, TakeBlocker, LiftBlocker, DrawCard };

// What a card does to the player who drew it, or to the next player.
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
static_assert(cardEffectNames.size() == static_cast<std::size_t>(CardEffect::SwapRacks) + 1);

struct Card
{
    std::string id;
    std::string name; // shown to players
    int count = 1;    // copies in the deck
    std::vector<CardEffect> does{};
    bool operator==(const Card&) const = default;
};

// A card's index in the variant's list of cards.
using CardId = std::uint8_t;

// The cards of a game between two turns.
struct CardTable
{
    std::vector<CardId> deck; // the last one is drawn next
    std::vector<CardId> discard;
    std::vector<CardId> due; // drawn this turn and not carried out yet, oldest first; also on the discard pile
    bool operator==(const CardTable&) const = default;
};

} // namespace storeys
