#pragma once

#include "bots/bot.h"
#include "game/player.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace storeys {

// A computer player: lets a bot think on another thread. Lives on the thread of its session.
class ComputerPlayer : public QObject, public Player
{
public:
    // Answers no sooner than `pause` after it was asked, so that a person can follow.
    ComputerPlayer(std::unique_ptr<Bot> bot, std::chrono::milliseconds pause);
    ~ComputerPlayer() override;

    void takeTurn(const SeatView& view, Answer answer) override;
    void cancel() override;
    // Whether it challenges the last play, which formed these words; see Bot. Returns at once, also while it thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words);

private:
    std::shared_ptr<Bot> m_bot; // shared with a computation that goes on for a moment after cancel()
    std::chrono::milliseconds m_pause;
    std::stop_source m_stop;
};

} // namespace storeys
