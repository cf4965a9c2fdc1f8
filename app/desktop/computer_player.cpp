#include "computer_player.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTimer>
#include <QtConcurrent>

#include <algorithm>

namespace storeys {

ComputerPlayer::ComputerPlayer(std::unique_ptr<Bot> bot, std::chrono::milliseconds pause)
    : m_bot(std::move(bot)), m_pause(pause)
{}

ComputerPlayer::~ComputerPlayer()
{
    cancel();
}

void ComputerPlayer::takeTurn(const SeatView& view, Answer answer)
{
    m_stop = {};
    QElapsedTimer asked;
    asked.start();
    const std::stop_token stop = m_stop.get_token();
    // A watcher, because QFuture::then() may call back into a player that is gone already.
    auto* watcher = new QFutureWatcher<Action>(this);
    connect(watcher, &QFutureWatcher<Action>::finished, this,
            [this, watcher, stop, asked, answer = std::move(answer)] {
                watcher->deleteLater();
                const auto left = m_pause - std::chrono::milliseconds(asked.elapsed());
                const Action action = watcher->result();
                QTimer::singleShot(std::max(left, std::chrono::milliseconds(0)), this, [stop, answer, action] {
                    if (!stop.stop_requested())
                        answer(action);
                });
            });
    watcher->setFuture(QtConcurrent::run([bot = m_bot, view, stop] { return bot->choose(view, stop); }));
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
