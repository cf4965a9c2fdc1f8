#pragma once

#include "bots/bot.h"
#include "game/player.h"
#include "table/players/audience.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <mutex>

namespace storeys {

// A computer player: lets a bot think on another thread. Lives on the thread of its session.
class ComputerPlayer : public QObject, public Player
{
public:
    // Answers no sooner than `pause`, at the audience's pace, after it was asked, and not while the audience is busy,
    // so that a person can follow. It thinks meanwhile. The audience outlives it.
    ComputerPlayer(std::unique_ptr<Bot> bot, std::chrono::milliseconds pause, const Audience& audience);
    ~ComputerPlayer() override;

    void takeTurn(const SeatView& view, Answer answer) override;
    void cancel() override;
    // Whether it challenges the last play, which formed these words; see Bot. Returns at once, also while it thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words);

private:
    void answerWhenSeen(const std::stop_token& stop, const Answer& answer, const Action& action);

    // Shared with a computation that goes on for a moment after cancel(). One that is asked for meanwhile waits, as a bot
    // thinks about one position at a time.
    std::shared_ptr<Bot> m_bot;
    std::shared_ptr<std::mutex> m_thinking = std::make_shared<std::mutex>();
    std::chrono::milliseconds m_pause;
    const Audience& m_audience;
    std::stop_source m_stop;
};

} // namespace storeys
