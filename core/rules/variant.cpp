#include "rules/variant.h"

#include "rules/legality.h"

namespace storeys {

std::optional<int> Variant::ownerOf(Square s, int seats) const
{
    const int index = s.row * columns + s.column;
    if (const int side = sides.empty() ? 0 : sides[index]; side > 0 && side <= seats)
        return side - 1;
    return placeIn<int>(corners[seats], squares[index].corner);
}

void Variant::findTerritories()
{
    const bool isShared = sides.empty() && std::ranges::all_of(corners, &std::vector<int>::empty);
    territories.assign(isShared ? 1 : (mostSeats + 1) * mostSeats, {});
    for (std::size_t n = 0; n < territories.size(); ++n) {
        const int seats = isShared ? mostPlayers : static_cast<int>(n) / mostSeats;
        const int seat = static_cast<int>(n) % mostSeats;
        for (int i = 0; i < rows * columns && seats > 0; ++i) {
            const Square square{i / columns, i % columns};
            const auto owner = ownerOf(square, seats);
            if (squares[i].wall || (owner && *owner != seat))
                Territory::add(territories[n].closed, square);
            else if (squares[i].start)
                Territory::add(territories[n].starts, square);
        }
    }
}

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
