#include "bots/playout.h"

#include "rules/turn_rules.h"

namespace storeys {

World sampleWorld(const SeatView& view, RandomSource& random)
{
    World world;
    for (int kind = 0; kind < tileKinds; ++kind)
        world.bag.insert(world.bag.end(), std::max(view.unseen[kind], 0), Tile::ofKind(kind));
    random.shuffle(std::span(world.bag));
    world.racks.resize(view.seats.size());
    for (int seat = 0; seat < static_cast<int>(view.seats.size()); ++seat) {
        if (seat == view.seat) {
            world.racks[seat] = view.rack;
            continue;
        }
        for (int n = view.seats[seat].tiles; n > 0 && !world.bag.empty(); --n) {
            world.racks[seat].add(world.bag.back());
            world.bag.pop_back();
        }
    }
    return world;
}

void Playout::reset(const World& world)
{
    m_board = m_view.board;
    m_world = world;
    m_points.assign(world.racks.size(), 0);
    m_firstReply = {};
    m_turn = m_view.seat;
    m_passes = m_view.passesInARow;
    m_exchanges.clear();
    m_turnsOwed.clear();
    for (const SeatView::Standing& seat : m_view.seats) {
        m_exchanges.push_back(seat.exchanges);
        m_turnsOwed.push_back(seat.turnsOwed);
    }
    m_over = false;
}

void Playout::perform(const Candidate& candidate)
{
    if (candidate.play)
        lay(*candidate.play);
    else if (!candidate.exchanged.empty())
        exchange(candidate.exchanged);
    else
        pass();
}

void Playout::goOn(int turns)
{
    for (int i = 0; i < turns && !m_over; ++i) {
        const Rack& rack = m_world.racks[m_turn];
        m_generator.allPlays(m_view.book, m_board, {rack, static_cast<int>(m_world.racks.size()), m_turn}, m_plays);
        const FoundPlay* best = m_judge.best(m_plays, rack, static_cast<int>(m_world.bag.size()));
        if (best && i == 0)
            m_firstReply = *best;
        if (best)
            lay(*best);
        else if (mayExchange())
            exchange({rack.tiles().front()});
        else
            pass();
    }
}

void Playout::lay(const FoundPlay& play)
{
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        m_board.put(stepped(play.first, play.direction, i), play.tiles[i]);
        m_world.racks[m_turn].remove(play.tiles[i]);
    }
    m_points[m_turn] += play.score.value;
    drawUp(m_world.racks[m_turn]);
    m_passes = 0;
    finishTurn();
}

// The tiles given back go under all others: where they lie decides nothing that the player could plan with.
void Playout::exchange(const std::vector<Tile>& tiles)
{
    Rack& rack = m_world.racks[m_turn];
    for (const Tile tile : tiles)
        rack.remove(tile);
    drawUp(rack);
    ++m_exchanges[m_turn];
    m_world.bag.insert(m_world.bag.begin(), tiles.begin(), tiles.end());
    m_passes = 0;
    finishTurn();
}

void Playout::pass()
{
    ++m_passes;
    finishTurn();
}

void Playout::drawUp(Rack& rack)
{
    const int bag = static_cast<int>(m_world.bag.size());
    for (int n = drawnUp(m_view.book->variant, rack.size(), bag); n > 0; --n) {
        rack.add(m_world.bag.back());
        m_world.bag.pop_back();
    }
}

void Playout::finishTurn()
{
    const int seats = static_cast<int>(m_points.size());
    if (m_world.racks[m_turn].isEmpty() || passesEnd(*m_view.book, seats, m_passes))
        end();
    m_turn = (m_turn + 1) % seats;
    for (; m_turnsOwed[m_turn] > 0; m_turn = (m_turn + 1) % seats)
        --m_turnsOwed[m_turn];
}

void Playout::end()
{
    m_over = true;
    const auto left = settlement(*m_view.book, m_world.racks, m_world.racks[m_turn].isEmpty());
    for (std::size_t seat = 0; seat < m_points.size(); ++seat)
        m_points[seat] += (left[seat].gain - left[seat].loss).value;
}

bool Playout::mayExchange() const
{
    return mostExchanged(*m_view.book, static_cast<int>(m_points.size()), m_world.racks[m_turn].size(),
                         static_cast<int>(m_world.bag.size()), m_exchanges[m_turn])
           > 0;
}

double Playout::standing() const
{
    const int bagSize = static_cast<int>(m_world.bag.size());
    double own = 0;
    double others = 0;
    for (std::size_t seat = 0; seat < m_points.size(); ++seat) {
        const double points = m_points[seat] + (m_over ? 0 : m_judge.ofKept(m_world.racks[seat], bagSize));
        (static_cast<int>(seat) == m_view.seat ? own : others) += points;
    }
    return m_points.size() == 1 ? own : own - others / static_cast<double>(m_points.size() - 1);
}

} // namespace storeys
