#include "bots/thinking_bot.h"

#include "bots/endgame.h"

#include <numeric>

namespace storeys {

namespace {

constexpr int maxExchangesInARow = 3;

} // namespace

Action ThinkingBot::choose(const SeatView& view, std::stop_token stop)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_thinking.wordLevel, view.book);
    own.mayExchange = view.mayExchange && m_exchangesInARow < maxExchangesInARow;
    const Action action = chosen(own, std::move(stop));
    m_left = view.board;
    if (const auto* play = std::get_if<Play>(&action))
        for (const Placement& p : play->placements)
            m_left.put(p.square, p.tile);
    m_exchangesInARow = std::holds_alternative<Exchange>(action) ? m_exchangesInARow + 1 : 0;
    m_passed = std::holds_alternative<Pass>(action);
    return action;
}

Action ThinkingBot::chosen(const SeatView& view, std::stop_token stop)
{
    const bool ending = view.bagSize <= m_thinking.preEndgameBag;
    if (view.bagSize == 0 && view.seats.size() == 2 && m_thinking.endgameNodes > 0)
        return solved(view, std::move(stop));
    const SimulationBudget& budget = ending ? m_thinking.preEndgame : m_thinking.simulation;
    std::vector<Candidate> candidates = staticCandidates(view, m_knowledge->values());
    if (budget.candidates == 0 || candidates.size() == 1)
        return candidates.front().action();
    return simulate(view, m_knowledge->values(), std::move(candidates), budget, m_random, std::move(stop))
        .front()
        .candidate.action();
}

// What the other holds is what is not seen.
Action ThinkingBot::solved(const SeatView& view, std::stop_token stop) const
{
    Endgame endgame{view.book, view.board, view.rack, {}, othersPassed(view) ? 1 + m_passed : 0};
    for (int kind = 0; kind < tileKinds; ++kind)
        for (int n = view.unseen[kind]; n > 0; --n)
            endgame.other.add(Tile::ofKind(kind));
    return solveEndgame(endgame, m_thinking.endgameNodes, std::move(stop)).action;
}

// With an empty bag nobody can have exchanged.
bool ThinkingBot::othersPassed(const SeatView& view) const
{
    return view.board == m_left && !view.board.isEmpty();
}

} // namespace storeys
