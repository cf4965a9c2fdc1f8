#include "game/opening.h"

#include "rules/piece_rules.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

int rankOf(const StartDraw::Drawn& drawn)
{
    return drawn.tile.isBlank() ? -1 : drawn.tile.letter();
}

// Deals a full rack to everybody in playing order, as far as the bag goes.
void deal(Position& position)
{
    const int seats = position.seatCount();
    for (int i = 0; i < seats; ++i) {
        Seat& seat = position.seats[(position.turn + i) % seats];
        for (int n = drawnUp(position.variant(), seat.rack.size(), position.bag.size()); n > 0; --n)
            seat.rack.add(position.bag.draw());
    }
}

// Shuffles with a separate random source, so that a seed gives the same bag with and without cards.
CardTable shuffledCards(const Variant& variant, const HouseRules& houseRules, std::uint64_t seed)
{
    CardTable cards;
    if (houseRules.cards)
        cards.deck = deckOf(variant);
    RandomSource(~seed).shuffle(std::span(cards.deck));
    return cards;
}

// Draws a tile from the bag for each seat, again for the seats that tie, then puts all tiles back and shuffles. The bag
// must hold more tiles than there are seats.
StartDraw drawForStart(Bag& bag, int seats)
{
    StartDraw draw;
    if (seats == 1)
        return draw;
    std::vector<int> contenders(seats);
    std::iota(contenders.begin(), contenders.end(), 0);
    std::vector<Tile> out;
    while (contenders.size() > 1) {
        if (bag.size() < static_cast<int>(contenders.size()))
            bag.putBack(std::exchange(out, {}));
        std::vector<StartDraw::Drawn>& round = draw.rounds.emplace_back();
        for (const int seat : contenders) {
            out.push_back(bag.draw());
            round.push_back({seat, out.back()});
        }
        contenders = bestOf(round);
    }
    bag.putBack(out);
    draw.first = contenders.front();
    return draw;
}

} // namespace

std::vector<int> bestOf(const std::vector<StartDraw::Drawn>& round)
{
    const int best = rankOf(std::ranges::min(round, {}, rankOf));
    std::vector<int> seats;
    for (const StartDraw::Drawn& drawn : round)
        if (rankOf(drawn) == best)
            seats.push_back(drawn.seat);
    return seats;
}

Opening openingOf(const GameSetup& setup)
{
    assert(!setup.players.empty() && setup.players.size() <= mostSeats);
    Opening opening;
    Position& start = opening.position;
    start.book = setup.book;
    start.board = start.variant().emptyBoard();
    start.seats.resize(setup.players.size());
    for (std::size_t seat = 0; seat < setup.classes.size(); ++seat)
        start.seats[seat].playerClass = setup.classes[seat];
    start.pile = start.variant().pile;
    start.cards = shuffledCards(start.variant(), start.houseRules(), setup.seed);
    start.bag = Bag(tilesOf(start.variant().tiles.counts), RandomSource(setup.seed));
    if (start.houseRules().first == HouseRules::FirstPlayer::Drawn)
        opening.draw = drawForStart(start.bag, start.seatCount());
    start.turn = opening.draw.first;
    deal(start);
    return opening;
}

} // namespace storeys
