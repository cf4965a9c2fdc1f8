#include "bots/rollout.h"

#include "bots/pieces.h"
#include "rules/turn_rules.h"

namespace storeys {

SampledTiles sampleHidden(const SeatView& view, RandomSource& random)
{
    SampledTiles sampled{view.seats, {}};
    sampled.bag = dealUnseen(view, sampled.seats, random);
    return sampled;
}

void Rollout::reset(const SampledTiles& sampled)
{
    m_board = m_view.board;
    m_sampled = sampled;
    m_pile = m_view.pile;
    m_points.assign(sampled.seats.size(), 0);
    m_turn = m_view.seat;
    m_passes = m_view.passesInARow;
    m_over = false;
    m_settled.clear();
}

void Rollout::perform(const Candidate& candidate, RandomSource* random)
{
    if (candidate.play)
        doPlay(*candidate.play);
    else if (!candidate.exchanged.empty())
        exchange(candidate.exchanged, random);
    else
        pass();
}

const FoundPlay* Rollout::playTurn()
{
    if (m_over)
        return nullptr;
    const Mover mover = moverOf(m_sampled.seats, m_turn);
    const FoundPlay* best = m_judge.bestOf(m_generator, m_view.book, m_board, mover, bagSize(), m_plays);
    if (best)
        doPlay(*best);
    else if (mayExchange())
        exchange({mover.rack.tiles().front()});
    else
        pass();
    return best;
}

std::optional<FoundPlay> Rollout::playOn(int turns)
{
    std::optional<FoundPlay> first;
    for (int i = 0; i < turns && !m_over; ++i)
        if (const FoundPlay* play = playTurn(); play && i == 0)
            first = *play;
    return first;
}

void Rollout::doPlay(const FoundPlay& play)
{
    if (m_view.variant().hasReserve())
        collect(play);
    play.forEachPlaced([&](Square square, Tile tile) {
        if (m_board.isBlocked(square))
            m_board.setBlocker(square, false);
        m_board.put(square, tile);
        m_sampled.seats[m_turn].rack.remove(tile);
    });
    m_points[m_turn] += play.score.value;
    drawUp(m_sampled.seats[m_turn].rack);
    m_passes = 0;
    finishTurn();
}

// Takes what the squares of the play give from the pile, and the play's yellow blanks from the reserve.
void Rollout::collect(const FoundPlay& play)
{
    Seat& seat = m_sampled.seats[m_turn];
    const Reserve change = reserveChange(*m_view.book, seat.playerClass, m_pile, play);
    const int used = std::popcount(play.placed) - play.fromRack();
    seat.reserve.blanks += change.blanks;
    seat.reserve.blockers += change.blockers;
    m_pile.blanks -= change.blanks + used;
    m_pile.blockers -= change.blockers;
}

void Rollout::exchange(const std::vector<Tile>& tiles, RandomSource* random)
{
    Rack& rack = m_sampled.seats[m_turn].rack;
    for (const Tile tile : tiles)
        rack.remove(tile);
    drawUp(rack);
    ++m_sampled.seats[m_turn].exchanges;
    std::vector<Tile>& bag = m_sampled.bag;
    if (!random)
        bag.insert(bag.begin(), tiles.begin(), tiles.end());
    else
        for (const Tile tile : tiles)
            bag.insert(bag.begin() + random->below(static_cast<std::uint32_t>(bag.size()) + 1), tile);
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
    for (int n = drawnUp(m_view.book->variant, rack.size(), bagSize()); n > 0; --n) {
        rack.add(m_sampled.bag.back());
        m_sampled.bag.pop_back();
    }
}

void Rollout::finishTurn()
{
    const int seats = static_cast<int>(m_points.size());
    const bool isOut = m_sampled.seats[m_turn].rack.isEmpty();
    if (isOut || passesEnd(*m_view.book, seats, m_passes)) {
        m_over = true;
        const auto left = settlement(*m_view.book, m_sampled.seats, isOut);
        for (std::size_t seat = 0; seat < m_points.size(); ++seat) {
            m_settled.push_back(left[seat].gain - left[seat].loss);
            m_points[seat] += m_settled[seat].value;
        }
    }
    m_turn = (m_turn + 1) % seats;
    for (; m_sampled.seats[m_turn].turnsOwed > 0; m_turn = (m_turn + 1) % seats)
        --m_sampled.seats[m_turn].turnsOwed;
}

bool Rollout::mayExchange() const
{
    const Seat& seat = m_sampled.seats[m_turn];
    const int seats = static_cast<int>(m_points.size());
    return mostExchanged(*m_view.book, seats, seat.rack.size(), bagSize(), seat.exchanges) > 0;
}

double Rollout::worth(int seat) const
{
    const Seat& own = m_sampled.seats[seat];
    return m_points[seat]
           + (m_over ? 0 : m_judge.leaveValue(own.rack, bagSize()) + StaticEvaluation::reserveValue(own.reserve));
}

double Rollout::winShare(int seat) const
{
    std::vector<FinalPoints> ends;
    for (std::size_t one = 0; one < m_points.size(); ++one) {
        const Points total = m_view.seats[one].points + Points(static_cast<int>(m_points[one]));
        ends.push_back({total, total - m_settled[one]});
    }
    return storeys::winShare(m_view.variant(), ends, seat);
}

double Rollout::standing() const
{
    double own = 0;
    double others = 0;
    for (int seat = 0; seat < static_cast<int>(m_points.size()); ++seat)
        (seat == m_view.seat ? own : others) += worth(seat);
    return m_points.size() == 1 ? own : own - others / static_cast<double>(m_points.size() - 1);
}

} // namespace storeys
