#include "rules/position.h"

#include "rules/turn_rules.h"
#include "rules/scoring.h"

#include <algorithm>
#include <utility>

namespace storeys {

namespace {

void drawUp(Position& position, Seat& seat, Transition& transition)
{
    for (int n = drawnUp(position.variant(), seat.rack.size(), position.bag.size()); n > 0; --n) {
        transition.drawn.push_back(position.bag.draw());
        seat.rack.add(transition.drawn.back());
    }
}

void perform(Position& position, Seat& seat, const Play& play, Transition& transition)
{
    transition.score = scoreOf(position, play);
    transition.placed.reserve(play.placements.size());
    transition.drawn.reserve(play.placements.size());
    for (const Placement& p : play.placements)
        transition.placed.push_back({p.square, p.tile, position.board.height(p.square)});
    std::ranges::sort(transition.placed, {}, &Transition::Placed::square);
    for (const Placement& p : play.placements) {
        position.board.put(p.square, p.tile);
        seat.rack.remove(p.tile);
    }
    seat.points += transition.score.total();
    position.passesInARow = 0;
    drawUp(position, seat, transition);
}

void perform(Position& position, Seat&, const Pass&, Transition&)
{
    ++position.passesInARow;
}

// The drawn tiles come out before the old ones go in.
void perform(Position& position, Seat& seat, const Exchange& exchange, Transition& transition)
{
    for (std::size_t i = 0; i < exchange.tiles.size(); ++i)
        transition.drawn.push_back(position.bag.draw());
    for (const Tile tile : exchange.tiles)
        seat.rack.remove(tile);
    for (const Tile tile : transition.drawn)
        seat.rack.add(tile);
    position.bag.putBack(exchange.tiles);
    ++seat.exchanges;
    position.passesInARow = 0;
}

} // namespace

void Position::take(Action action, Transition* transition)
{
    Transition done;
    done.seat = turn;
    std::visit([&](const auto& act) { perform(*this, seats[turn], act, done); }, action);
    done.action = std::move(action);
    playWithdrawn = false;
    turn = (turn + 1) % static_cast<int>(seats.size());
    if (transition)
        *transition = std::move(done);
}

Position Position::after(Action action, Transition* transition) const
{
    Position next = *this;
    next.take(std::move(action), transition);
    return next;
}

Position Position::withoutPlay(const Position& before, const std::vector<Tile>& drawn) const
{
    Position back = before;
    back.bag = bag;
    back.bag.putBack(drawn);
    if (challengeCost(*book).badPlayLosesTurn) {
        back.turn = turn;
        back.passesInARow = 0;
    } else {
        back.playWithdrawn = true;
    }
    return back;
}

} // namespace storeys
