#pragma once

#include "bots/bot.h"
#include "game/player.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace storeys {

// A computer player: lets a bot think on another thread. Lives on the main one.
class ComputerPlayer : public QObject, public Player
{
public:
    // A bot thinks about one position at a time: the pool has one thread, and outlives the player.
    ComputerPlayer(std::unique_ptr<Bot> bot, QThreadPool& pool) : m_bot(std::move(bot)), m_pool(pool) {}
    ~ComputerPlayer() override { cancel(); }

    void takeTurn(const SeatView& view, Answer answer) override;
    void cancel() override { m_stop.request_stop(); }
    // Whether it challenges the last play, which formed these words; see Bot. Returns at once, also while it thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        return m_bot->challenges(view, words);
    }

private:
    std::shared_ptr<Bot> m_bot; // shared with a thought that goes on for a moment after cancel()
    QThreadPool& m_pool;
    std::stop_source m_stop;
};

} // namespace storeys
