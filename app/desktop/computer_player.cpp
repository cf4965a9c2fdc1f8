#include "computer_player.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QTimer>
#include <QtConcurrent>

#include <algorithm>

namespace storeys {

ComputerPlayer::ComputerPlayer(std::unique_ptr<Bot> bot, LexiconPtr vocabulary, std::chrono::milliseconds pause)
    : m_bot(std::move(bot)), m_vocabulary(std::move(vocabulary)), m_pause(pause)
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
    QtConcurrent::run([bot = m_bot, view, stop] { return bot->choose(view, stop); })
        .then(this, [this, stop, asked, answer = std::move(answer)](const Action& action) {
            const auto left = m_pause - std::chrono::milliseconds(asked.elapsed());
            QTimer::singleShot(std::max(left, std::chrono::milliseconds(0)), this, [stop, answer, action] {
                if (!stop.stop_requested())
                    answer(action);
            });
        });
}

bool ComputerPlayer::challenges(const std::vector<ScoredWord>& words) const
{
    const auto isKnown = [&](const ScoredWord& scored) { return m_vocabulary->words.contains(scored.word.letters()); };
    return m_vocabulary && !std::ranges::all_of(words, isKnown);
}

void ComputerPlayer::cancel()
{
    m_stop.request_stop();
}

} // namespace storeys
