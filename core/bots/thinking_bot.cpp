#include "bots/thinking_bot.h"

namespace storeys {

namespace {

constexpr int maxExchangesInARow = 3;

} // namespace

Action ThinkingBot::choose(const SeatView& view, std::stop_token stop)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_thinking.wordLevel, view.book);
    own.mayExchange = view.mayExchange && m_exchangesInARow < maxExchangesInARow;
    const Candidate candidate = chosen(own, std::move(stop));
    m_left = view.board;
    if (candidate.play)
        for (const Placement& p : candidate.play->toPlay().placements)
            m_left.put(p.square, p.tile);
    // A pass does not begin the count anew: else two that are stuck might exchange and pass by turns for ever.
    if (candidate.play)
        m_exchangesInARow = 0;
    else if (!candidate.exchanged.empty())
        ++m_exchangesInARow;
    m_passesInARow = candidate.isPass() ? m_passesInARow + 1 : 0;
    return candidate.action();
}

Candidate ThinkingBot::chosen(const SeatView& view, std::stop_token stop)
{
    if (view.bagSize == 0 && view.seats.size() == 2 && m_thinking.endgameNodes > 0)
        return solvedTurn(view, passesBefore(view), m_thinking.endgameNodes, std::move(stop));
    return analyse(view, m_knowledge->values(), m_thinking, m_random, std::move(stop)).front().candidate;
}

// For games of two with an empty bag, where nobody can have exchanged: a board as it was left means that the other
// passed.
int ThinkingBot::passesBefore(const SeatView& view) const
{
    return view.board == m_left && !view.board.isEmpty() ? m_passesInARow + 1 : 0;
}

} // namespace storeys
