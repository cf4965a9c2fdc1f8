#pragma once

#include "rules/seat_view.h"

#include <functional>

namespace storeys {

// What takes the turns of a seat: a person at the screen, a computer player, one day somebody elsewhere. A game asks
// the player to move and goes on when the answer comes, whatever kind of player that is.
class Player
{
public:
    using Answer = std::function<void(Action)>;

    virtual ~Player() = default;
    // Asks for one action. Returns at once; the answer is called later, once, on the thread that asked. An action
    // that is not allowed is refused by the game, which then asks again.
    virtual void takeTurn(const SeatView& view, Answer answer) = 0;
    // Withdraws the question: the answer is not called any more. Does not wait for a computation to stop.
    virtual void cancel() = 0;
};

} // namespace storeys
