#include "table/flow/computer_player.h"

#include <QFutureWatcher>
#include <QtConcurrent>

namespace storeys {

void ComputerPlayer::takeTurn(const SeatView& view, Answer answer)
{
    cancel();
    m_stop = {};
    const std::stop_token stop = m_stop.get_token();
    // A watcher, because QFuture::then() may call back into a player that is gone already.
    auto* watcher = new QFutureWatcher<Action>(this);
    connect(watcher, &QFutureWatcher<Action>::finished, this, [watcher, stop, answer = std::move(answer)] {
        watcher->deleteLater();
        if (!stop.stop_requested())
            answer(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [bot = m_bot, view, stop] { return bot->choose(view, stop); }));
}

} // namespace storeys
