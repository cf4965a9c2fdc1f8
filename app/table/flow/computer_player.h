#pragma once

#include "bots/bot.h"
#include "game/player.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace storeys {

// A computer player, whose bot thinks on another thread. Owned by the TurnFlow; lives on the main thread and answers
// there.
class ComputerPlayer : public QObject, public Player
{
public:
    // `pool` has one thread, as a bot can think about only one position at a time, and outlives the player.
    ComputerPlayer(std::unique_ptr<Bot> bot, QThreadPool& pool) : m_bot(std::move(bot)), m_pool(pool) {}
    ~ComputerPlayer() override { cancel(); }

    void takeTurn(const SeatView& view, Answer answer) override;
    void cancel() override { m_stop.request_stop(); }
    // Whether the bot challenges the last play, which formed `words`; see Bot. Returns at once, even while the bot
    // thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        return m_bot->challenges(view, words);
    }

private:
    std::shared_ptr<Bot> m_bot; // shared with a computation that may go on for a moment after cancel()
    QThreadPool& m_pool;
    std::stop_source m_stop;
};

} // namespace storeys
