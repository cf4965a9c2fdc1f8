#include "bots/simple_bots.h"

#include <algorithm>

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
    allPlays(*bookFor(view.book), view.board, view.rack, m_plays);
    if (m_plays.empty() && view.mayExchange && m_exchangesInARow < maxExchangesInARow) {
        ++m_exchangesInARow;
        return Exchange{{anyOf(view.rack.tiles(), m_random)}};
    }
    if (m_plays.empty())
        return Pass{};
    m_exchangesInARow = 0;
    keepWanted(m_plays, view.board, m_random);
    return anyOf(m_plays, m_random).toPlay();
}

void SimpleBot::keepHighest(std::vector<FoundPlay>& plays)
{
    const Points best = std::ranges::max(plays, {}, &FoundPlay::score).score;
    std::erase_if(plays, [&](const FoundPlay& play) { return play.score < best; });
}

} // namespace storeys
