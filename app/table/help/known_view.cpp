#include "table/help/known_view.h"

#include <utility>

namespace storeys {

namespace {

bool hadNothingToDecide(const Game& game, std::size_t turn)
{
    const auto& turns = game.turns();
    const bool isTakenBack = turn + 1 < turns.size() && turns[turn + 1].isWithdrawal();
    return turns[turn].isWithdrawal() || isTakenBack || turns[turn].isLost();
}

} // namespace

std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn)
{
    if (hadNothingToDecide(game, turn))
        return std::nullopt;
    SeatView view = viewOf(game.positionBefore(turn), game.turns()[turn].seat);
    return view.rack.unknown() == 0 ? std::optional(std::move(view)) : std::nullopt;
}

} // namespace storeys
