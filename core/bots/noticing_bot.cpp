#include "bots/noticing_bot.h"

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

// Evenly spread over 0 … 1.
double share(RandomSource& random)
{
    return random.below(1u << 24) / static_cast<double>(1u << 24);
}

} // namespace

RuleBookPtr NoticingBot::bookFor(const RuleBookPtr& book) const
{
    return m_knowledge->upTo(m_wordLevel, book);
}

double NoticingBot::chanceOfSeeing(const FoundPlay& play, const Board& board) const
{
    int stacked = 0;
    for (int i = 0; i < play.length; ++i)
        stacked += (play.placed >> i & 1) && board.isOccupied(stepped(play.first, play.direction, i));
    return std::pow(m_attention.longer, std::max(play.length - m_attention.easyLength, 0))
           * std::pow(m_attention.stacked, stacked);
}

void NoticingBot::keepWanted(std::vector<FoundPlay>& plays, const Board& board, RandomSource& random) const
{
    std::vector<FoundPlay> seen;
    for (const FoundPlay& play : plays)
        if (share(random) < chanceOfSeeing(play, board))
            seen.push_back(play);
    if (!seen.empty())
        plays = std::move(seen);
    if (share(random) >= m_attention.distraction)
        keepHighest(plays);
}

} // namespace storeys
