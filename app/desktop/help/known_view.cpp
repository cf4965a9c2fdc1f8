#include "desktop/help/known_view.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace storeys {

namespace {

// How many tiles each seat held before the turn. The racks of a game that is past may be known in part only, its bag is
// always of the right size.
std::vector<int> heldBefore(const Game& game, std::size_t turn)
{
    const Position& start = game.positionBefore(0);
    std::vector<int> held(start.seats.size(), start.variant().rackSize);
    for (std::size_t n = 0; n < turn; ++n) {
        const Turn& taken = game.turns()[n];
        const int drawn = game.positionBefore(n).bag.size() - game.positionBefore(n + 1).bag.size();
        const int placed = static_cast<int>(taken.placed().size());
        held[taken.seat] += drawn + (taken.isWithdrawal() ? placed : -placed);
    }
    return held;
}

bool hadNothingToDecide(const Game& game, std::size_t turn)
{
    const auto& turns = game.turns();
    const bool isTakenBack = turn + 1 < turns.size() && turns[turn + 1].isWithdrawal();
    return turns[turn].isWithdrawal() || isTakenBack || turns[turn].isLost();
}

// Whether the tiles that the player did not see are those of the bag and the other racks.
bool isWhole(const SeatView& view)
{
    int hidden = view.bagSize;
    for (int seat = 0; seat < static_cast<int>(view.seats.size()); ++seat)
        hidden += seat == view.seat ? 0 : view.seats[seat].tiles;
    const bool isThere = std::ranges::all_of(view.unseen, [](int count) { return count >= 0; });
    return isThere && std::accumulate(view.unseen.begin(), view.unseen.end(), 0) == hidden;
}

} // namespace

std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn)
{
    if (hadNothingToDecide(game, turn))
        return std::nullopt;
    const std::vector<int> held = heldBefore(game, turn);
    SeatView view = viewOf(game.positionBefore(turn), game.turns()[turn].seat);
    if (view.rack.size() != held[view.seat])
        return std::nullopt;
    for (std::size_t seat = 0; seat < held.size(); ++seat)
        view.seats[seat].tiles = held[seat];
    return isWhole(view) ? std::optional(std::move(view)) : std::nullopt;
}

} // namespace storeys
