#pragma once

#include "bots/stop_sign.h"
#include "rules/event.h"
#include "rules/seat_view.h"

namespace storeys {

// A way of choosing turns. Gets only what its seat may see. The same views in the same order give the same choices
// for the same seed. Not shared between threads, but challenges() may be asked while choose() is at work.
class Bot
{
public:
    virtual ~Bot() = default;
    // Blocks while it thinks (microseconds to milliseconds for the bots of this room that only look at plays). When
    // told to stop it soon returns some legal action, the best so far; where the asker told it, it may be thrown away.
    [[nodiscard]] virtual Action choose(const SeatView& view, StopSign stop) = 0;
    // Whether it challenges the last play, an opponent's, for the words that the play formed. The view is its own
    // seat's, after the play. Returns at once. Who has no opinion of words does not challenge.
    [[nodiscard]] virtual bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        (void)view, (void)words;
        return false;
    }
};

} // namespace storeys
