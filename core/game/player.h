#pragma once

#include "rules/seat_view.h"

#include <functional>

namespace storeys {

// Takes a seat's turns: a person at the screen, a computer player or, one day, a remote player. The game asks for a
// move and continues when the answer comes, whatever the kind of player.
class Player
{
public:
    using Answer = std::function<void(Action)>;

    virtual ~Player() = default;
    // Asks for one action and returns at once. `answer` is called once, later, on the calling thread. If the game
    // refuses the action, it asks again.
    virtual void takeTurn(const SeatView& view, Answer answer) = 0;
    // Cancels the request, so that `answer` will not be called. Does not wait for a running computation to stop.
    virtual void cancel() = 0;
};

} // namespace storeys
