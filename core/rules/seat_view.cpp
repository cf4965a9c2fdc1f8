#include "rules/seat_view.h"

#include "rules/legality.h"
#include "rules/reserve_rules.h"

namespace storeys {

namespace {

std::array<int, tileKinds> unseenBy(const SeatView& view)
{
    std::array<int, tileKinds> unseen = view.book->variant.tiles.counts;
    for (int kind = 0; kind < tileKinds; ++kind)
        unseen[kind] -= view.rack.count(kind) + view.board.count(kind);
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
                  .replacesBlockers = mayReplaceBlockers(position, seat),
                  .passesInARow = position.passesInARow};
    view.seats.reserve(position.seats.size());
    for (const Seat& s : position.seats)
        view.seats.push_back({s.points, s.rack.size(), s.exchanges, s.turnsOwed});
    view.unseen = unseenBy(view);
    return view;
}

} // namespace storeys
