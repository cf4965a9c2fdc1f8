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

// Tells a bot to stop thinking, on request or when its time is up. Bots check it between small pieces of work.
// Without a time limit, results do not depend on the speed of the machine. Cheap to check and to copy.
class StopSign
{
public:
    using Clock = std::chrono::steady_clock;

    // A sign that never stops anything.
    StopSign() = default;
    StopSign(std::stop_token told) : m_told(std::move(told)) {}

    // The same sign, also up once that time has passed from now. An earlier limit stays.
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

// A strategy for choosing turns. It gets only what its seat may see. With the same seed, the same views in the same
// order lead to the same choices. Must not be shared between threads, except that challenges() may be called while
// choose() is running.
class Bot
{
public:
    virtual ~Bot() = default;
    // Blocks while it thinks (microseconds to milliseconds for bots that only look at plays). When `stop` says so, it
    // soon returns the best legal action found so far; a caller that stopped it may discard the action.
    [[nodiscard]] virtual Action choose(const SeatView& view, StopSign stop) = 0;
    // Whether the bot challenges the last play, made by an opponent, for the words that it formed. The view is that of
    // the bot's seat after the play. Returns at once. A bot that does not judge words never challenges.
    [[nodiscard]] virtual bool challenges(const SeatView&, const std::vector<ScoredWord>&) { return false; }
};

// A bot that uses the words of its level. It exchanges only a few times in a row, so that a game in which nobody finds
// a play still ends. A pass does not reset the count; otherwise two stuck bots might alternate exchanges and passes for
// ever.
class PlayingBot : public Bot
{
public:
    // Without `knowledge` the bot knows all words of the game.
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

    // Chooses a turn. The view has only the bot's words, and allows an exchange only while the bot may make one.
    [[nodiscard]] virtual Action chosen(const SeatView& view, StopSign stop) = 0;

    int m_wordLevel;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    int m_exchangesInARow = 0;
};

} // namespace storeys
