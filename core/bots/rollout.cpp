#include "bots/rollout.h"

#include "rules/turn_rules.h"

namespace storeys {

SampledTiles sampleHidden(const SeatView& view, RandomSource& random)
{
    SampledTiles sampled;
    for (int kind = 0; kind < tileKinds; ++kind)
        sampled.bag.insert(sampled.bag.end(), std::max(view.unseen[kind], 0), Tile::ofKind(kind));
    random.shuffle(std::span(sampled.bag));
    sampled.racks.resize(view.seats.size());
    for (int seat = 0; seat < static_cast<int>(view.seats.size()); ++seat) {
        if (seat == view.seat) {
            sampled.racks[seat] = view.rack;
            continue;
        }
        for (int n = view.seats[seat].tiles; n > 0 && !sampled.bag.empty(); --n) {
            sampled.racks[seat].add(sampled.bag.back());
            sampled.bag.pop_back();
        }
    }
    return sampled;
}

void Rollout::reset(const SampledTiles& sampled)
{
    m_board = m_view.board;
    m_sampled = sampled;
    m_points.assign(sampled.racks.size(), 0);
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

void Rollout::perform(const Candidate& candidate)
{
    if (candidate.play)
        doPlay(*candidate.play);
    else if (!candidate.exchanged.empty())
        exchange(candidate.exchanged);
    else
        pass();
}

void Rollout::playOn(int turns)
{
    for (int i = 0; i < turns && !m_over; ++i) {
        const Rack& rack = m_sampled.racks[m_turn];
        m_generator.allPlays(m_view.book, m_board, {rack, static_cast<int>(m_sampled.racks.size()), m_turn}, m_plays);
        const FoundPlay* best = m_judge.best(m_plays, rack, static_cast<int>(m_sampled.bag.size()));
        if (best && i == 0)
            m_firstReply = *best;
        if (best)
            doPlay(*best);
        else if (mayExchange())
            exchange({rack.tiles().front()});
        else
            pass();
    }
}

void Rollout::doPlay(const FoundPlay& play)
{
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        const Square square = stepped(play.first, play.direction, i);
        if (m_board.isBlocked(square))
            m_board.setBlocker(square, false);
        m_board.put(square, play.tiles[i]);
        m_sampled.racks[m_turn].remove(play.tiles[i]);
    }
    m_points[m_turn] += play.score.value;
    drawUp(m_sampled.racks[m_turn]);
    m_passes = 0;
    finishTurn();
}

// The tiles given back go under all others: where they lie decides nothing that the player could plan with.
void Rollout::exchange(const std::vector<Tile>& tiles)
{
    Rack& rack = m_sampled.racks[m_turn];
    for (const Tile tile : tiles)
        rack.remove(tile);
    drawUp(rack);
    ++m_exchanges[m_turn];
    m_sampled.bag.insert(m_sampled.bag.begin(), tiles.begin(), tiles.end());
    m_passes = 0;
    finishTurn();
}

void Rollout::pass()
{
    ++m_passes;
    finishTurn();
}

void Rollout::drawUp(Rack& rack)
{
    const int bag = static_cast<int>(m_sampled.bag.size());
    for (int n = drawnUp(m_view.book->variant, rack.size(), bag); n > 0; --n) {
        rack.add(m_sampled.bag.back());
        m_sampled.bag.pop_back();
    }
}

void Rollout::finishTurn()
{
    const int seats = static_cast<int>(m_points.size());
    if (m_sampled.racks[m_turn].isEmpty() || passesEnd(*m_view.book, seats, m_passes))
        end();
    m_turn = (m_turn + 1) % seats;
    for (; m_turnsOwed[m_turn] > 0; m_turn = (m_turn + 1) % seats)
        --m_turnsOwed[m_turn];
}

void Rollout::end()
{
    m_over = true;
    const auto left = settlement(*m_view.book, m_sampled.racks, m_sampled.racks[m_turn].isEmpty());
    for (std::size_t seat = 0; seat < m_points.size(); ++seat)
        m_points[seat] += (left[seat].gain - left[seat].loss).value;
}

bool Rollout::mayExchange() const
{
    return mostExchanged(*m_view.book, static_cast<int>(m_points.size()), m_sampled.racks[m_turn].size(),
                         static_cast<int>(m_sampled.bag.size()), m_exchanges[m_turn])
           > 0;
}

double Rollout::standing() const
{
    const int bagSize = static_cast<int>(m_sampled.bag.size());
    double own = 0;
    double others = 0;
    for (std::size_t seat = 0; seat < m_points.size(); ++seat) {
        const double points = m_points[seat] + (m_over ? 0 : m_judge.leaveValue(m_sampled.racks[seat], bagSize));
        (static_cast<int>(seat) == m_view.seat ? own : others) += points;
    }
    return m_points.size() == 1 ? own : own - others / static_cast<double>(m_points.size() - 1);
}

} // namespace storeys
