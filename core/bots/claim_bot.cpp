#include "bots/claim_bot.h"

#include "bots/pieces.h"
#include "moves/path_search.h"

namespace storeys {

Action ClaimBot::choose(const SeatView& view, StopSign)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_skill.wordLevel, view.book);
    const PathPlays found = bestPathPlays(knownPosition(own), view.seat, m_skill.choices, m_skill.steps);
    Action action = Pass{};
    if (!found.plays.empty())
        action = found.plays[m_random.below(static_cast<std::uint32_t>(found.plays.size()))].play;
    else if (view.mayExchange && m_exchangeLimit.mayExchange())
        action = exchangeOfAwkward(view);
    m_exchangeLimit.note(action);
    return action;
}

} // namespace storeys
