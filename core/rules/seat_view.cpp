#include "rules/seat_view.h"

#include "rules/legality.h"
#include "rules/piece_rules.h"

#include <algorithm>
#include <span>

namespace storeys {

namespace {

// Records of others can show more of a tile than the box has.
std::array<int, tileKinds> unseenBy(const SeatView& view)
{
    std::array<int, tileKinds> unseen = view.book->variant.tiles.counts;
    for (int kind = 0; kind < tileKinds; ++kind)
        unseen[kind] = std::max(unseen[kind] - view.rack.count(kind) - view.board.count(kind), 0);
    return unseen;
}

} // namespace

SeatView viewOf(const Position& position, int seat)
{
    SeatView view{.book = position.book,
                  .board = position.board,
                  .seat = seat,
                  .rack = position.seats[seat].rack,
                  .seats = {},
                  .bagSize = position.bag.size(),
                  .mayExchange = seat == position.turn && canExchange(position),
                  .reserve = position.seats[seat].reserve,
                  .pile = position.pile,
                  .cards = position.cards,
                  .replacesBlockers = mayReplaceBlockers(position, seat),
                  .passesInARow = position.passesInARow};
    view.seats.reserve(position.seats.size());
    for (const Seat& s : position.seats)
        view.seats.push_back({s.points, s.rack.size(), s.exchanges, s.turnsOwed, s.reserve, s.playerClass});
    view.unseen = unseenBy(view);
    std::ranges::sort(view.cards.deck);
    return view;
}

Position knownPosition(const SeatView& view)
{
    Position position{.book = view.book,
                      .board = view.board,
                      .seats = {},
                      .bag = Bag::ofUnknown(view.bagSize),
                      .pile = view.pile,
                      .cards = view.cards,
                      .turn = view.seat,
                      .passesInARow = view.passesInARow};
    for (const SeatView::Standing& standing : view.seats)
        position.seats.emplace_back(Rack::ofUnknown(standing.tiles), standing.points, standing.exchanges,
                                    standing.turnsOwed, standing.reserve, standing.playerClass);
    position.seats[view.seat].rack = view.rack;
    return position;
}

Position sampledPosition(const SeatView& view, RandomSource& random)
{
    Position position = knownPosition(view);
    std::vector<Tile> unseen;
    for (int kind = 0; kind < tileKinds; ++kind)
        unseen.insert(unseen.end(), view.unseen[kind], Tile::ofKind(kind));
    random.shuffle(std::span(unseen));
    for (int seat = 0; seat < static_cast<int>(view.seats.size()); ++seat) {
        if (seat == view.seat)
            continue;
        position.seats[seat].rack = Rack();
        for (int n = std::min(view.seats[seat].tiles, static_cast<int>(unseen.size())); n > 0; --n) {
            position.seats[seat].rack.add(unseen.back());
            unseen.pop_back();
        }
    }
    position.bag = Bag(std::move(unseen), RandomSource(random.next()));
    random.shuffle(std::span(position.cards.deck));
    return position;
}

} // namespace storeys
