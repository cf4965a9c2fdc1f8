#include "bots/thinking_bot.h"

namespace storeys {

namespace {

constexpr int maxExchangesInARow = 3;

} // namespace

Action ThinkingBot::choose(const SeatView& view, StopSign stop)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_thinking.wordLevel, view.book);
    own.mayExchange = view.mayExchange && m_exchangesInARow < maxExchangesInARow;
    const Candidate candidate = chosen(own, std::move(stop));
    // A pass does not begin the count anew: else two that are stuck might exchange and pass by turns for ever.
    if (candidate.play)
        m_exchangesInARow = 0;
    else if (!candidate.exchanged.empty())
        ++m_exchangesInARow;
    return candidate.action();
}

Candidate ThinkingBot::chosen(const SeatView& view, StopSign stop)
{
    if (view.bagSize == 0 && view.seats.size() == 2 && m_thinking.endgameNodes > 0)
        return solvedTurn(view, m_thinking.endgameNodes, std::move(stop));
    return analyse(view, m_knowledge->values(), m_thinking, m_random, std::move(stop)).front().candidate;
}

} // namespace storeys
