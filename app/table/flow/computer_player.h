#pragma once

#include "bots/bot.h"
#include "game/player.h"
#include "table/threads/off_thread.h"

#include <memory>

namespace storeys {

// A computer player, whose bot thinks on another thread. Owned by the TurnFlow; lives on the main thread and answers
// there.
class ComputerPlayer : public Player
{
public:
    // The thread outlives the player.
    ComputerPlayer(std::unique_ptr<Bot> bot, JobThread& thread) : m_bot(std::move(bot)), m_thought(thread) {}

    void takeTurn(const SeatView& view, Answer answer) override
    {
        m_thought.start([bot = m_bot, view](const std::stop_token& stop) { return bot->choose(view, stop); },
                        std::move(answer));
    }
    void cancel() override { m_thought.cancel(); }
    // Whether the bot challenges the last play, which formed `words`; see Bot. Returns at once, even while the bot
    // thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        return m_bot->challenges(view, words);
    }

private:
    std::shared_ptr<Bot> m_bot; // shared with a computation that may go on for a moment after cancel()
    OffThread<Action> m_thought;
};

} // namespace storeys
