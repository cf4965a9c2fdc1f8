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

Action SimpleBot::choose(const SeatView& view, std::stop_token)
{
    auto plays = allPlays(*view.book, view.board, view.rack);
    if (plays.empty() && view.mayExchange && m_exchangesInARow < maxExchangesInARow) {
        ++m_exchangesInARow;
        return Exchange{{anyOf(view.rack.tiles(), m_random)}};
    }
    if (plays.empty())
        return Pass{};
    m_exchangesInARow = 0;
    keepWanted(plays);
    return anyOf(plays, m_random).toPlay();
}

void GreedyBot::keepWanted(std::vector<FoundPlay>& plays) const
{
    const Points best = std::ranges::max(plays, {}, &FoundPlay::score).score;
    std::erase_if(plays, [&](const FoundPlay& play) { return play.score < best; });
}

} // namespace storeys
