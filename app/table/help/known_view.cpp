#include "table/help/known_view.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace storeys {

namespace {

// Whether the play of that turn was taken back. Answers to its cards and turns that nobody decided may come before.
bool isTakenBack(const Game& game, std::size_t turn)
{
    const auto& turns = game.turns();
    const auto next = std::find_if(turns.begin() + static_cast<std::ptrdiff_t>(turn) + 1, turns.end(),
                                   [](const Turn& later) { return !later.isIdle() && !later.isChoice(); });
    return std::holds_alternative<Play>(turns[turn].action) && next != turns.end() && next->isWithdrawal();
}

// An answer to a card is no turn of its own, and none that the review can compare.
bool hadNothingToDecide(const Game& game, std::size_t turn)
{
    const Turn& taken = game.turns()[turn];
    return taken.isWithdrawal() || taken.isIdle() || taken.isChoice() || isTakenBack(game, turn);
}

// With an empty bag the others hold what is unseen, unless a record of others shows more of a tile than the box has.
bool isEndgameUnclear(const SeatView& view)
{
    int others = -view.rack.size();
    for (const SeatView::Standing& seat : view.seats)
        others += seat.tiles;
    return view.bagSize == 0 && others != std::accumulate(view.unseen.begin(), view.unseen.end(), 0);
}

} // namespace

std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn)
{
    if (hadNothingToDecide(game, turn))
        return std::nullopt;
    SeatView view = viewOf(game.positionBefore(turn), game.turns()[turn].seat);
    if (view.rack.unknown() > 0 || isEndgameUnclear(view))
        return std::nullopt;
    return view;
}

} // namespace storeys
