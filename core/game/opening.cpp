#include "game/opening.h"

#include "rules/turn_rules.h"

#include <cassert>

namespace storeys {

namespace {

// A full rack for everybody in playing order, as far as the bag goes.
void deal(Position& position)
{
    const int seats = static_cast<int>(position.seats.size());
    for (int i = 0; i < seats; ++i) {
        Seat& seat = position.seats[(position.turn + i) % seats];
        for (int n = drawnUp(position.variant(), seat.rack.size(), position.bag.size()); n > 0; --n)
            seat.rack.add(position.bag.draw());
    }
}

} // namespace

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
    start.bag = Bag(start.variant().tiles.all(), RandomSource(setup.seed));
    if (start.houseRules().first == HouseRules::FirstPlayer::Drawn)
        opening.draw = drawForStart(start.bag, static_cast<int>(start.seats.size()));
    start.turn = opening.draw.first;
    deal(start);
    return opening;
}

} // namespace storeys
