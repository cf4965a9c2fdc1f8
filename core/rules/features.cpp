#include "rules/features.h"

#include "rules/legality.h"

#include <algorithm>

namespace storeys {

Features featuresOf(const Variant& variant, const HouseRules& houseRules)
{
    return {.heights = houseRules.stackLimit > 1,
            .values = variant.hasValues(),
            .premiums = std::ranges::any_of(variant.squares, &SquareKind::isPremium),
            .blanks = variant.tiles.hasBlanks(),
            .pieces = variant.hasReserve(),
            .territories = variant.territories.size() > 1 || std::ranges::any_of(variant.squares, &SquareKind::wall),
            .cards = !variant.cards.empty() && houseRules.cards,
            .claims = variant.plays == PlayShape::Paths,
            .points = variant.hasPoints(),
            .pluralRule = variant.hasRule(rules::onlyPlural)};
}

} // namespace storeys
