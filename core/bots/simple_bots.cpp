#include "bots/simple_bots.h"

#include "bots/pieces.h"

namespace storeys {

namespace {

template<class T>
const T& anyOf(const std::vector<T>& items, RandomSource& random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

} // namespace

std::vector<FoundPlay> noticed(std::vector<FoundPlay> plays, const Board& board, const Attention& attention,
                               RandomSource& random)
{
    std::vector<FoundPlay> seen;
    std::ranges::copy_if(plays, std::back_inserter(seen), [&](const FoundPlay& play) {
        int stacked = 0;
        play.forEachPlaced([&](Square square, Tile) { stacked += board.isOccupied(square); });
        const double longer = std::pow(attention.longer, std::max(play.length - attention.easyLength, 0));
        return random.share() < longer * std::pow(attention.stacked, stacked);
    });
    return seen.empty() ? std::move(plays) : std::move(seen);
}

Action SimpleBot::chosen(const SeatView& view, StopSign)
{
    const Mover mover = withFewBlanks(moverOf(view, view.seat));
    if (m_takes == Takes::Best && !m_attention)
        m_generator->bestPlays(view.book, view.board, mover, m_plays);
    else
        m_generator->allPlays(view.book, view.board, mover, m_plays);
    if (m_plays.empty())
        return view.mayExchange ? Action(Exchange{{anyOf(view.own().rack.tiles(), m_random)}}) : Pass{};
    if (m_attention) {
        m_plays = noticed(std::move(m_plays), view.board, *m_attention, m_random);
        if (m_random.share() >= m_attention->distraction)
            keepBest(m_plays);
    }
    return anyOf(m_plays, m_random).toPlay();
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

Action ClaimBot::chosen(const SeatView& view, StopSign)
{
    const int all = view.variant().rackSize;
    PathPlays found = playsWith(view, view.seat, std::min(m_skill.tiles, all));
    if (found.plays.empty() && m_skill.tiles < all)
        found = playsWith(view, view.seat, all);
    // With many tiles a search that is cut short may end before it finds any play; with some of them it gets further.
    constexpr int draws = 3; // as some may spell nothing
    const bool isCutShort = !found.complete;
    for (int tiles = all - 1; isCutShort && tiles > 2; --tiles)
        for (int draw = 0; found.plays.empty() && draw < draws; ++draw)
            found = playsWith(view, view.seat, tiles);
    if (found.plays.empty())
        return view.mayExchange ? Action(exchangeOfAwkward(view)) : Pass{};
    return anyOf(found.plays, m_random).play;
}

} // namespace storeys
