#pragma once

#include "rules/event.h"
#include "rules/seat_view.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <stop_token>

namespace storeys {

// ---- when to stop

// When to stop thinking: when somebody says so, or when the time is up. Bots look at it between small pieces of work.
// Without a time limit nothing depends on how fast the machine is. Cheap to ask and to copy.
class StopSign
{
public:
    using Clock = std::chrono::steady_clock;

    // Never up.
    StopSign() = default;
    StopSign(std::stop_token told) : m_told(std::move(told)) {}

    // Also up once so much time has passed from now on, if that is sooner.
    [[nodiscard]] StopSign within(std::chrono::milliseconds time) const
    {
        StopSign sign = *this;
        const Clock::time_point end = Clock::now() + time;
        sign.m_end = m_end ? std::min(*m_end, end) : end;
        return sign;
    }
    [[nodiscard]] bool isUp() const { return m_told.stop_requested() || (m_end && Clock::now() >= *m_end); }

private:
    std::stop_token m_told;
    std::optional<Clock::time_point> m_end;
};

// ---- how often to exchange

// Lets a computer player exchange only a few times in a row, so that a game in which nobody finds a play still ends. A
// pass does not begin the count anew: else two that are stuck might exchange and pass by turns for ever. Owned by a
// bot.
class ExchangeLimit
{
public:
    [[nodiscard]] bool mayExchange() const { return m_inARow < most; }
    // What the bot does now.
    void note(const Action& action)
    {
        if (std::holds_alternative<Play>(action))
            m_inARow = 0;
        else if (std::holds_alternative<Exchange>(action))
            ++m_inARow;
    }

private:
    static constexpr int most = 3;

    int m_inARow = 0;
};

// ---- a bot

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
