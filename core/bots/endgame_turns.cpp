#include "bots/endgame_turns.h"

#include <algorithm>

namespace storeys {

EndgameTurns::EndgameTurns(EndgamePosition& position, int side)
{
    position.plays(side, plays);
    order.reserve(plays.size() + 1);
    for (std::uint32_t i = 0; i < plays.size(); ++i)
        order.push_back({i, position.worthOf(plays[i], side)});
    std::ranges::stable_sort(order, std::ranges::greater(), &Ordered::worth);
    order.push_back({static_cast<std::uint32_t>(plays.size()), 0});
}

void EndgameTurns::bringForward(std::uint32_t place)
{
    const auto found = std::ranges::find(order, place, &Ordered::place);
    if (found != order.end())
        std::rotate(order.begin(), found, found + 1);
}

} // namespace storeys
