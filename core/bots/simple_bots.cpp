#include "bots/simple_bots.h"

namespace storeys {

namespace {

constexpr int maxExchangesInARow = 3;

template<class T>
const T& anyOf(const std::vector<T>& items, RandomSource& random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

} // namespace

Action SimpleBot::choose(const SeatView& view, StopSign)
{
    findWanted(m_generator, view, m_random, m_plays);
    if (m_plays.empty() && view.mayExchange && m_exchangesInARow < maxExchangesInARow) {
        ++m_exchangesInARow;
        return Exchange{{anyOf(view.rack.tiles(), m_random)}};
    }
    if (m_plays.empty())
        return Pass{};
    m_exchangesInARow = 0;
    return anyOf(m_plays, m_random).toPlay();
}

} // namespace storeys
