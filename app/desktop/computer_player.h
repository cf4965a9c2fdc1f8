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
    // Answers no sooner than `pause` after it was asked, so that a person can follow. Challenges by its vocabulary;
    // without one never.
    ComputerPlayer(std::unique_ptr<Bot> bot, LexiconPtr vocabulary, std::chrono::milliseconds pause);
    ~ComputerPlayer() override;

    void takeTurn(const SeatView& view, Answer answer) override;
    void cancel() override;
    // Whether it challenges a play of these words. Returns at once.
    [[nodiscard]] bool challenges(const std::vector<ScoredWord>& words) const;

private:
    std::shared_ptr<Bot> m_bot; // shared with a computation that goes on for a moment after cancel()
    LexiconPtr m_vocabulary;
    std::chrono::milliseconds m_pause;
    std::stop_source m_stop;
};

} // namespace storeys
