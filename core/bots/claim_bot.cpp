#include "bots/claim_bot.h"

#include "bots/pieces.h"
#include <algorithm>
#include <span>
#include <vector>

namespace storeys {

PathPlays ClaimBot::playsWith(Position position, int seat, int tiles)
{
    Rack& rack = position.seats[seat].rack;
    if (rack.size() > tiles) {
        std::vector<Tile> held = rack.tiles();
        m_random.shuffle(std::span(held));
        held.resize(static_cast<std::size_t>(tiles));
        rack = Rack(held);
    }
    return bestPathPlays(position, seat, m_skill.choices, m_skill.steps);
}

Action ClaimBot::choose(const SeatView& view, StopSign)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_skill.wordLevel, view.book);
    const Position known = knownPosition(own);
    const int all = known.variant().rackSize;
    PathPlays found = playsWith(known, view.seat, std::min(m_skill.tiles, all));
    if (found.plays.empty() && m_skill.tiles < all)
        found = playsWith(known, view.seat, all);
    Action action = Pass{};
    if (!found.plays.empty())
        action = found.plays[m_random.below(static_cast<std::uint32_t>(found.plays.size()))].play;
    else if (view.mayExchange && m_exchangeLimit.mayExchange())
        action = exchangeOfAwkward(view);
    m_exchangeLimit.note(action);
    return action;
}

} // namespace storeys
