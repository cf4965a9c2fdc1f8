#include "bots/thinking_bot.h"

namespace storeys {

Action ThinkingBot::choose(const SeatView& view, StopSign stop)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_thinking.wordLevel, view.book);
    own.mayExchange = view.mayExchange && m_patience.mayExchange();
    const Action action = chosen(own, std::move(stop)).action();
    m_patience.note(action);
    return action;
}

Candidate ThinkingBot::chosen(const SeatView& view, StopSign stop)
{
    if (isEndgame(view) && m_thinking.endgameNodes > 0)
        return solvedTurn(view, m_thinking.endgameNodes, std::move(stop));
    return analyse(view, m_knowledge->values(), m_thinking, m_random, std::move(stop)).front().candidate;
}

} // namespace storeys
