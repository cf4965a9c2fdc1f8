#include "rules/seat_view.h"

#include "rules/legality.h"

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
    SeatView view;
    view.book = position.book;
    view.board = position.board;
    view.seat = seat;
    view.rack = position.seats[seat].rack;
    view.seats.reserve(position.seats.size());
    for (const Seat& s : position.seats)
        view.seats.push_back({s.points, s.rack.size()});
    view.bagSize = position.bag.size();
    view.mayExchange = seat == position.turn && canExchange(position);
    view.passesInARow = position.passesInARow;
    view.unseen = unseenBy(view);
    return view;
}

} // namespace storeys
