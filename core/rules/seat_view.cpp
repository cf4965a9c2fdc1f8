#include "rules/seat_view.h"

#include "rules/legality.h"

namespace storeys {

namespace {

std::array<int, tileKinds> unseenBy(const SeatView& view)
{
    std::array<int, tileKinds> unseen = view.book->variant.tiles.counts;
    for (const Tile tile : view.rack.tiles())
        --unseen[tile.kind()];
    for (int i = 0; i < view.board.squareCount(); ++i) {
        const Square square = view.board.squareAt(i);
        for (int level = 0; level < view.board.height(square).value; ++level)
            --unseen[view.board.tileAt(square, level).kind()];
    }
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
    for (const Seat& s : position.seats)
        view.seats.push_back({s.points, s.rack.size()});
    view.bagSize = position.bag.size();
    view.mayExchange = seat == position.turn && canExchange(position);
    view.passesInARow = position.passesInARow;
    view.unseen = unseenBy(view);
    return view;
}

} // namespace storeys
