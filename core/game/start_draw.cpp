#include "game/start_draw.h"

#include <algorithm>
#include <numeric>

namespace storeys {

namespace {

int rankOf(const StartDraw::Drawn& drawn)
{
    return drawn.tile.isBlank() ? -1 : drawn.tile.letter();
}

// The seats that drew the tile nearest to the beginning.
std::vector<int> bestOf(const std::vector<StartDraw::Drawn>& round)
{
    const int best = rankOf(std::ranges::min(round, {}, rankOf));
    std::vector<int> seats;
    for (const StartDraw::Drawn& drawn : round)
        if (rankOf(drawn) == best)
            seats.push_back(drawn.seat);
    return seats;
}

} // namespace

StartDraw drawForStart(Bag& bag, int seats)
{
    StartDraw draw;
    if (seats == 1)
        return draw;
    std::vector<int> contenders(seats);
    std::iota(contenders.begin(), contenders.end(), 0);
    std::vector<Tile> out;
    while (contenders.size() > 1) {
        if (bag.size() < static_cast<int>(contenders.size()))
            bag.putBack(std::exchange(out, {}));
        std::vector<StartDraw::Drawn>& round = draw.rounds.emplace_back();
        for (const int seat : contenders) {
            out.push_back(bag.draw());
            round.push_back({seat, out.back()});
        }
        contenders = bestOf(round);
    }
    bag.putBack(out);
    draw.first = contenders.front();
    return draw;
}

} // namespace storeys
