#pragma once

#include "rules/seat_view.h"

#include <stop_token>

namespace storeys {

// A way of choosing turns. Gets only what its seat may see. The same views in the same order give the same choices
// for the same seed. Not shared between threads.
class Bot
{
public:
    virtual ~Bot() = default;
    // Blocks while it thinks (microseconds to milliseconds for the bots of this room that only look at plays). When
    // told to stop it soon returns some legal action, which the caller may throw away.
    [[nodiscard]] virtual Action choose(const SeatView& view, std::stop_token stop) = 0;
};

} // namespace storeys
