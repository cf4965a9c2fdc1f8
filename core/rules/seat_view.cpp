#include "rules/seat_view.h"

#include "rules/legality.h"

namespace storeys {

SeatView viewOf(const Position& position, int seat)
{
    SeatView view{position, seat, seat == position.turn && canExchange(position)};
    for (Seat& other : view.seats)
        if (&other != &view.seats[seat])
            other.rack = Rack::ofUnknown(other.rack.size());
    view.bag = Bag::ofUnknown(position.bag.size());
    view.unseen = view.variant().tiles.counts;
    // Never below 0, although a record by another program can show more copies of a tile than the tile set has.
    for (int kind = 0; kind < tileKinds; ++kind)
        view.unseen[kind] = std::max(view.unseen[kind] - view.own().rack.count(kind) - view.board.count(kind), 0);
    std::ranges::sort(view.cards.deck);
    return view;
}

std::vector<Tile> dealUnseen(const SeatView& view, std::vector<Seat>& seats, RandomSource& random)
{
    std::vector<Tile> unseen = tilesOf(view.unseen);
    random.shuffle(std::span(unseen));
    for (Seat& other : seats) {
        if (&other == &seats[view.seat])
            continue;
        int left = std::min(other.rack.size(), static_cast<int>(unseen.size()));
        for (other.rack = Rack(); left > 0; --left) {
            other.rack.add(unseen.back());
            unseen.pop_back();
        }
    }
    return unseen;
}

Position sampledPosition(const SeatView& view, RandomSource& random)
{
    Position position = view;
    std::vector<Tile> bag = dealUnseen(view, position.seats, random);
    position.bag = Bag(std::move(bag), RandomSource(random.next()));
    random.shuffle(std::span(position.cards.deck));
    position.extraTurns = 0; // so that another player moves next
    return position;
}

} // namespace storeys
