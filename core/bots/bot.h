#pragma once

#include "bots/knowledge.h"
#include "rules/event.h"
#include "rules/seat_view.h"

#include <algorithm>
#include <chrono>
#include <memory>
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
    // seat's, after the play. Returns at once. A bot that does not judge words never challenges.
    [[nodiscard]] virtual bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        (void)view, (void)words;
        return false;
    }
};

// A bot with the words of its level. It exchanges only a few times in a row, so that a game in which nobody finds a play
// still ends. A pass does not restart the count: two bots that are stuck might exchange and pass by turns for ever.
class PlayingBot : public Bot
{
public:
    // Without knowledge it has all words of the game.
    explicit PlayingBot(int wordLevel = 0, std::shared_ptr<const BotKnowledge> knowledge = nullptr)
        : m_wordLevel(wordLevel), m_knowledge(std::move(knowledge))
    {}

    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) final
    {
        SeatView own = view;
        own.book = m_knowledge ? m_knowledge->upTo(m_wordLevel, view.book) : view.book;
        own.mayExchange = view.mayExchange && m_exchangesInARow < mostInARow;
        Action action = chosen(own, std::move(stop));
        if (std::holds_alternative<Play>(action))
            m_exchangesInARow = 0;
        else if (std::holds_alternative<Exchange>(action))
            ++m_exchangesInARow;
        return action;
    }

protected:
    [[nodiscard]] const BotKnowledge& knowledge() const { return *m_knowledge; }

private:
    static constexpr int mostInARow = 3;

    // The view has the bot's words, and an exchange only while it makes one.
    [[nodiscard]] virtual Action chosen(const SeatView& view, StopSign stop) = 0;

    int m_wordLevel;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    int m_exchangesInARow = 0;
};

} // namespace storeys
