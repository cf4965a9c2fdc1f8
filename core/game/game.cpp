#include "game/game.h"

#include "rules/legality.h"

#include <cassert>

namespace storeys {

namespace {

// A full rack for everybody in playing order, as far as the bag goes.
void deal(Position& position)
{
    const int seats = static_cast<int>(position.seats.size());
    for (int i = 0; i < seats; ++i) {
        Seat& seat = position.seats[(position.turn + i) % seats];
        while (seat.rack.size() < position.variant().rackSize && !position.bag.isEmpty())
            seat.rack.add(position.bag.draw());
    }
}

} // namespace

Game::Game(GameSetup setup) : m_setup(std::move(setup))
{
    assert(!m_setup.players.empty() && m_setup.players.size() <= 4);
    Position start;
    start.book = m_setup.book;
    start.board = start.variant().emptyBoard();
    start.seats.resize(m_setup.players.size());
    start.bag = Bag(start.variant().tiles.all(), RandomSource(m_setup.seed));
    m_startDraw = drawForStart(start.bag, static_cast<int>(start.seats.size()));
    start.turn = m_startDraw.first;
    deal(start);
    m_positions.push_back(std::move(start));
}

std::optional<Violation> Game::take(const Action& action)
{
    if (isOver())
        return Violation{Violation::Kind::GameOver};
    if (auto violation = violationOf(position(), action))
        return violation;
    Transition& turn = m_turns.emplace_back();
    m_positions.push_back(position().after(action, &turn));
    if (const auto end = endOf(position()))
        m_end = resultOf(position(), *end);
    return std::nullopt;
}

bool Game::undo()
{
    if (m_turns.empty())
        return false;
    m_turns.pop_back();
    m_positions.pop_back();
    m_end.reset();
    return true;
}

} // namespace storeys
