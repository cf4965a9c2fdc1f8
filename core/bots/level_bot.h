#pragma once

#include "bots/bot.h"
#include "bots/doubt.h"

namespace storeys {

// A computer player of a level: a way of choosing turns, a way of doubting words, and a time limit as a safety net
// where a turn should take far longer than its budget of work usually does. Within the limit nothing depends on the
// machine's speed; without one nothing ever does.
class LevelBot : public Bot
{
public:
    LevelBot(std::unique_ptr<Bot> thinker, Doubt doubt, std::optional<std::chrono::milliseconds> timeLimit)
        : m_thinker(std::move(thinker)), m_doubt(std::move(doubt)), m_timeLimit(timeLimit)
    {}

    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) override
    {
        return m_thinker->choose(view, m_timeLimit ? stop.within(*m_timeLimit) : stop);
    }
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words) override
    {
        return m_doubt.challenges(view, words);
    }

private:
    std::unique_ptr<Bot> m_thinker;
    Doubt m_doubt;
    std::optional<std::chrono::milliseconds> m_timeLimit;
};

} // namespace storeys
