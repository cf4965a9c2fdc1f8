#include "rules/reserve_rules.h"

#include "rules/legality.h"

#include <algorithm>

namespace storeys {

namespace {

using Kind = Violation::Kind;

bool appearsTwice(const std::vector<Square>& squares, Square square)
{
    return std::ranges::count(squares, square) > 1;
}

} // namespace

Reserve givenBy(SquareEffect effect, PlayerClass playerClass, const HouseRules& houseRules)
{
    if (effect == SquareEffect::TakeBlank && playerClass != PlayerClass::Pro)
        return {1, 0};
    if (effect == SquareEffect::TakeBlocker && playerClass == PlayerClass::Rookie && houseRules.blockers)
        return {0, 1};
    return {};
}

Reserve Collection::sum() const
{
    Reserve all;
    for (const event::Collected& one : supplies) {
        all.blanks += one.taken.blanks;
        all.blockers += one.taken.blockers;
    }
    return all;
}

Collection collectionOf(const Position& position, const Play& play)
{
    Collection collection;
    Reserve pile = position.pile;
    std::vector<Square> covered;
    for (const Placement& placement : play.placements) {
        pile.blockers += position.board.isBlocked(placement.square);
        if (!position.board.isOccupied(placement.square))
            covered.push_back(placement.square);
    }
    std::ranges::sort(covered);
    for (const Square square : covered) {
        const SquareEffect effect = position.variant().kindOf(square).effect;
        collection.lifts += effect == SquareEffect::LiftBlocker;
        if (effect == SquareEffect::DrawCard)
            collection.cards.push_back(square);
        const Reserve taken = givenBy(effect, position.toMove().playerClass, position.houseRules());
        if (taken == Reserve{} || taken.blanks > pile.blanks || taken.blockers > pile.blockers)
            continue;
        pile.blanks -= taken.blanks;
        pile.blockers -= taken.blockers;
        collection.supplies.push_back({square, taken});
    }
    return collection;
}

bool mayReplaceBlockers(const Position& position, int seat)
{
    return position.seats[seat].playerClass == PlayerClass::Rookie
           && std::ranges::any_of(position.seats, [](const Seat& s) { return s.playerClass == PlayerClass::Pro; });
}

bool takesBlocker(const Variant& variant, Square square)
{
    return !variant.noBlockers.empty() && !variant.noBlockers[square.row * variant.columns + square.column];
}

namespace rules {

std::optional<Violation> blocked(const Position& position, const Play& play)
{
    if (mayReplaceBlockers(position, position.turn))
        return std::nullopt;
    Violation violation{Kind::Blocked};
    for (const Placement& placement : play.placements)
        if (position.board.isBlocked(placement.square))
            violation.squares.push_back(placement.square);
    return violation.squares.empty() ? std::nullopt : std::optional(std::move(violation));
}

std::optional<Violation> blockerPlace(const Position& position, const Play& play)
{
    if (play.blockersOff.empty() && play.blockersOn.empty())
        return std::nullopt;
    const auto isPlaced = [&](Square s) {
        return std::ranges::find(play.placements, s, &Placement::square) != play.placements.end();
    };
    Violation violation{Kind::BlockerPlace};
    int lifts = collectionOf(position, play).lifts;
    for (const Square square : play.blockersOff)
        if (lifts-- <= 0 || !position.board.isBlocked(square) || isPlaced(square)
            || appearsTwice(play.blockersOff, square))
            violation.squares.push_back(square);
    for (const Square square : play.blockersOn) {
        const bool isOff = std::ranges::find(play.blockersOff, square) != play.blockersOff.end();
        if (!takesBlocker(position.variant(), square) || position.board.isOccupied(square) || isPlaced(square)
            || (position.board.isBlocked(square) && !isOff) || appearsTwice(play.blockersOn, square))
            violation.squares.push_back(square);
    }
    return violation.squares.empty() ? std::nullopt : std::optional(std::move(violation));
}

} // namespace rules

} // namespace storeys
