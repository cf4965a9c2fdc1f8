#include "rules/challenge_cost.h"

namespace storeys {

ChallengeCost challengeCost(const RuleBook& book)
{
    using Penalty = HouseRules::ChallengePenalty;
    const Penalty own = book.variant.houseRules.challengePenalty;
    const bool ownLosesTurn = own == Penalty::BadPlay || own == Penalty::Double;
    switch (book.houseRules.challengePenalty) {
    case Penalty::Void: return {};
    case Penalty::Single: return {false, true, Points(0)};
    case Penalty::BadPlay: return {true, false, Points(0)};
    case Penalty::Double: return {true, true, Points(0)};
    case Penalty::Points5: return {ownLosesTurn, false, Points(5)};
    case Penalty::Points10: return {ownLosesTurn, false, Points(10)};
    }
    return {};
}

} // namespace storeys
