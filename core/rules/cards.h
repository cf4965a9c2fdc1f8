#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

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
    for (std::size_t n = 0; n < cardEffectNames.size(); ++n)
        if (cardEffectNames[n] == name)
            return static_cast<CardEffect>(n);
    return std::nullopt;
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
