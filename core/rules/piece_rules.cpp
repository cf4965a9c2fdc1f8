#include "rules/piece_rules.h"

#include "rules/legality.h"
#include "rules/turn.h"

namespace storeys {

namespace {

using Kind = Violation::Kind;

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

bool mayReplaceBlockers(const std::vector<Seat>& seats, int seat)
{
    return seats[seat].playerClass == PlayerClass::Rookie
           && std::ranges::any_of(seats, [](const Seat& s) { return s.playerClass == PlayerClass::Pro; });
}

bool takesBlocker(const Variant& variant, Square square)
{
    return !variant.noBlockers.empty() && !variant.noBlockers[square.row * variant.columns + square.column];
}

namespace rules {

std::optional<Violation> blockerPlace(const Position& position, const Play& play)
{
    if (play.blockersOff.empty() && play.blockersOn.empty())
        return std::nullopt;
    Violation violation{Kind::BlockerPlace};
    int lifts = collectionOf(position, play).lifts;
    for (const Square square : play.blockersOff)
        if (lifts-- <= 0 || !position.board.isBlocked(square) || play.at(square)
            || std::ranges::count(play.blockersOff, square) > 1)
            violation.squares.push_back(square);
    for (const Square square : play.blockersOn) {
        const bool isOff = contains(play.blockersOff, square);
        if (!takesBlocker(position.variant(), square) || position.board.isOccupied(square) || play.at(square)
            || (position.board.isBlocked(square) && !isOff) || std::ranges::count(play.blockersOn, square) > 1)
            violation.squares.push_back(square);
    }
    return violation.squares.empty() ? std::nullopt : std::optional(std::move(violation));
}

} // namespace rules

namespace {

constexpr int mostChanged = 3;

Reserve limitedBy(const Reserve& pile, Reserve wanted)
{
    return {std::min(wanted.blanks, pile.blanks), std::min(wanted.blockers, pile.blockers)};
}

void supply(TurnInProgress& turn, const Reserve& taken)
{
    if (taken != Reserve{})
        turn.happens(event::Supplied{taken});
}

void change(TurnInProgress& turn, std::vector<Tile> given, int drawn)
{
    turn.happens(event::TilesChanged{std::move(given), turn.nextTiles(drawn)});
}

// Carries out one effect of a card; an empty choice declines.
void take(CardEffect effect, TurnInProgress& turn, const CardChoice& choice)
{
    using enum CardEffect;
    const Position& position = turn.position();
    const Seat& seat = position.seats[turn.seat()];
    switch (effect) {
    case TakeBlank: return supply(turn, limitedBy(position.pile, {1, 0}));
    case GiveBlank: return supply(turn, {seat.reserve.blanks > 0 ? -1 : 0, 0});
    case TakeBlocker: return supply(turn, limitedBy(position.pile, {0, position.houseRules().blockers}));
    case LiftBlocker:
        if (!choice.squares.empty())
            turn.happens(event::BlockersMoved{choice.squares, {}});
        return;
    case AnotherTurn: // an extra turn and a turn owed cancel each other
        return seat.turnsOwed > 0 ? turn.happens(event::OwesTurn{-1}) : turn.happens(event::ExtraTurn{1});
    case NextLosesTurn: return turn.happens(turn.nextSeat(), event::OwesTurn{1});
    case OwnTurnLost:
        return position.extraTurns > 0 ? turn.happens(event::ExtraTurn{-1}) : turn.happens(event::OwesTurn{1});
    case ChangeThree: {
        std::vector<Tile> given = choice.tiles;
        std::ranges::sort(given); // the bag must not depend on the order in which the player named the tiles
        if (const int count = static_cast<int>(given.size()); count > 0)
            change(turn, std::move(given), count);
        return;
    }
    case FreshRack: {
        std::vector<Tile> old = seat.rack.tiles();
        old.insert(old.end(), seat.rack.unknown(), Tile::unknown());
        return change(turn, std::move(old), position.variant().rackSize);
    }
    case SwapRacks:
        turn.happens(event::RacksSwapped{turn.nextSeat()});
        turn.drawUp(turn.seat());
        turn.drawUp(turn.nextSeat());
    }
}

} // namespace

std::vector<CardId> deckOf(const Variant& variant)
{
    std::vector<CardId> deck;
    for (std::size_t card = 0; card < variant.cards.size(); ++card)
        deck.insert(deck.end(), variant.cards[card].count, static_cast<CardId>(card));
    return deck;
}

std::optional<CardQuestion> questionOf(const Position& position)
{
    if (position.cards.due.empty())
        return std::nullopt;
    CardQuestion question{position.cards.due.front()};
    for (const CardEffect effect : position.variant().cards[question.card].does) {
        if (effect == CardEffect::ChangeThree)
            question.mostTiles = std::min({mostChanged, position.toMove().rack.size(), position.bag.size()});
        if (effect == CardEffect::LiftBlocker)
            question.mostSquares = std::min(1, position.board.blockerCount());
    }
    return question.mostTiles + question.mostSquares > 0 ? std::optional(question) : std::nullopt;
}

std::optional<Violation> violationOfChoice(const Position& position, const CardChoice& choice)
{
    const auto question = questionOf(position);
    if (!question)
        return Violation{Kind::NoChoice};
    if (static_cast<int>(choice.tiles.size()) > question->mostTiles)
        return Violation{Kind::ExchangeCount};
    if (!position.toMove().rack.holds(Rack(choice.tiles)))
        return Violation{Kind::NotOnRack};
    const auto hasBlocker = [&](Square s) { return position.board.isBlocked(s); };
    if (static_cast<int>(choice.squares.size()) > question->mostSquares
        || !std::ranges::all_of(choice.squares, hasBlocker))
        return Violation{Kind::BlockerPlace, choice.squares};
    return std::nullopt;
}

void doCards(TurnInProgress& turn, const CardChoice* choice)
{
    const CardChoice nothing;
    while (!turn.position().cards.due.empty()) {
        if (!choice && questionOf(turn.position()))
            return;
        const CardId card = turn.position().cards.due.front();
        turn.happens(event::CardDone{card, choice ? *choice : nothing});
        for (const CardEffect effect : turn.position().variant().cards[card].does)
            take(effect, turn, choice ? *choice : nothing);
        choice = nullptr;
    }
}

} // namespace storeys
