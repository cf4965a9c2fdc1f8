#pragma once

#include "rules/position.h"

namespace storeys {

// What a challenge costs in a game, by the house rule challenge-penalty.
struct ChallengeCost
{
    bool badPlayLosesTurn = false; // a play that is withdrawn; else the same player plays again
    bool vainLosesTurn = false;    // whoever challenged a good play loses the next turn
    Points vainPoints{};           // or these points

    [[nodiscard]] bool vainIsFree() const { return !vainLosesTurn && vainPoints == Points(0); }
};

// Where points are paid for challenges in vain, a bad play costs what it costs by the variant's own rules.
[[nodiscard]] ChallengeCost challengeCost(const RuleBook& book);

} // namespace storeys
