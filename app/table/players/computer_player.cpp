#include "table/players/computer_player.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QtConcurrent>
#include <QTimer>

#include <algorithm>

namespace storeys {

ComputerPlayer::ComputerPlayer(std::unique_ptr<Bot> bot, std::chrono::milliseconds pause, const Audience& audience)
    : m_bot(std::move(bot)), m_pause(pause), m_audience(audience)
{}

ComputerPlayer::~ComputerPlayer()
{
    cancel();
}

void ComputerPlayer::takeTurn(const SeatView& view, Answer answer)
{
    cancel();
    m_stop = {};
    QElapsedTimer asked;
    asked.start();
    const std::stop_token stop = m_stop.get_token();
    // A watcher, because QFuture::then() may call back into a player that is gone already.
    auto* watcher = new QFutureWatcher<Action>(this);
    connect(watcher, &QFutureWatcher<Action>::finished, this, [this, watcher, stop, asked, answer = std::move(answer)] {
        watcher->deleteLater();
        const auto pause = std::chrono::milliseconds(qRound(static_cast<qreal>(m_pause.count()) * m_audience.pace()));
        const auto left = pause - std::chrono::milliseconds(asked.elapsed());
        const Action action = watcher->result();
        QTimer::singleShot(std::max(left, std::chrono::milliseconds(0)), this,
                           [this, stop, answer, action] { answerWhenSeen(stop, answer, action); });
    });
    watcher->setFuture(QtConcurrent::run([bot = m_bot, thinking = m_thinking, view, stop] {
        const std::lock_guard alone(*thinking);
        return bot->choose(view, stop);
    }));
}

// Queued, because the end of the show may be told in the middle of some input.
void ComputerPlayer::answerWhenSeen(const std::stop_token& stop, const Answer& answer, const Action& action)
{
    if (stop.stop_requested())
        return;
    if (!m_audience.isBusy())
        return answer(action);
    constexpr auto once = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    connect(
        &m_audience, &Audience::busyChanged, this,
        [this, stop, answer, action] { answerWhenSeen(stop, answer, action); }, once);
}

bool ComputerPlayer::challenges(const SeatView& view, const std::vector<ScoredWord>& words)
{
    return m_bot->challenges(view, words);
}

void ComputerPlayer::cancel()
{
    m_stop.request_stop();
}

} // namespace storeys
