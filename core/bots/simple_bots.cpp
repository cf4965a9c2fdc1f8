#include "bots/simple_bots.h"

namespace storeys {

namespace {

template<class T>
const T& anyOf(const std::vector<T>& items, RandomSource& random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

} // namespace

Action SimpleBot::choose(const SeatView& view, StopSign)
{
    findWanted(*m_generator, view, m_random, m_plays);
    Action action = Pass{};
    if (!m_plays.empty())
        action = anyOf(m_plays, m_random).toPlay();
    else if (view.mayExchange && m_patience.mayExchange())
        action = Exchange{{anyOf(view.rack.tiles(), m_random)}};
    m_patience.note(action);
    return action;
}

} // namespace storeys
