#include "bots/simple_bots.h"

#include "bots/pieces.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace storeys {

namespace {

template<class T>
const T& anyOf(const std::vector<T>& items, RandomSource& random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

// Leaves only the plays that score most.
void keepHighest(std::vector<FoundPlay>& plays)
{
    const Points best = std::ranges::max(plays, {}, &FoundPlay::score).score;
    std::erase_if(plays, [&](const FoundPlay& play) { return play.score < best; });
}

} // namespace

Action SimpleBot::choose(const SeatView& view, StopSign)
{
    findWanted(*m_generator, view, m_random, m_plays);
    Action action = Pass{};
    if (!m_plays.empty())
        action = anyOf(m_plays, m_random).toPlay();
    else if (view.mayExchange && m_exchangeLimit.mayExchange())
        action = Exchange{{anyOf(view.rack.tiles(), m_random)}};
    m_exchangeLimit.note(action);
    return action;
}

std::vector<FoundPlay> noticed(std::vector<FoundPlay> plays, const Board& board, const Attention& attention,
                               RandomSource& random)
{
    const auto chanceOfSeeing = [&](const FoundPlay& play) {
        int stacked = 0;
        play.forEachPlaced([&](Square square, Tile) { stacked += board.isOccupied(square); });
        return std::pow(attention.longer, std::max(play.length - attention.easyLength, 0))
               * std::pow(attention.stacked, stacked);
    };
    std::vector<FoundPlay> seen;
    for (const FoundPlay& play : plays)
        if (random.share() < chanceOfSeeing(play))
            seen.push_back(play);
    return seen.empty() ? std::move(plays) : std::move(seen);
}

void NoticingBot::findWanted(Generator& generator, const SeatView& view, RandomSource& random,
                             std::vector<FoundPlay>& plays) const
{
    generator.allPlays(m_knowledge->upTo(m_wordLevel, view.book), view.board, withFewBlanks(moverOf(view)), plays);
    if (plays.empty())
        return;
    plays = noticed(std::move(plays), view.board, m_attention, random);
    if (random.share() >= m_attention.distraction)
        keepHighest(plays);
}

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
