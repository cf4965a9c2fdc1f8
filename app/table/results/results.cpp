#include "table/results/results.h"

#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"

namespace storeys {

Results::Results(LiveGame& live, Notices& notices, JobThread& disk)
    : m_live(live), m_notices(notices), m_solo(disk), m_statistics(disk)
{
    connect(&m_solo, &SoloResults::changed, this, [this, last = QString()]() mutable {
        if (const QString problem = m_solo.problem(); std::exchange(last, problem) != problem)
            m_notices.report(m_solo.problem());
        emit changed();
    });
    connect(&live, &LiveGame::started, &m_statistics, &Statistics::beginGame);
    connect(&live, &LiveGame::ended, this, &Results::count);
    connect(&live, &LiveGame::reopened, this, [this] {
        if (!m_live.beganOver())
            m_statistics.takeBack();
    });
    connect(&live, &LiveGame::changed, this, &Results::changed);
}

// A game that was already over when it was opened does not count again, and one that was resigned before the first turn
// was none.
void Results::count()
{
    const Game& game = *m_live.game();
    if (m_live.beganOver() || game.turns().empty())
        return;
    const bool hasPlayed = std::ranges::any_of(game.turns(), laidTiles);
    if (m_live.isSolo() && hasPlayed)
        m_solo.add(soloResultOf(game, QDate::currentDate()));
    m_statistics.add(figuresOf(game, m_live.kinds()));
}

GameEnd Results::end() const
{
    if (!m_live.isOver())
        return {};
    const Game& game = *m_live.game();
    QStringList winners;
    for (int seat = 0; seat < m_live.seats(); ++seat)
        if (m_live.seats() > 1 && game.result()->seats[seat].wins)
            winners += m_live.kinds()[seat].isPerson() ? shownName(game.setup().players[seat]) : QString();
    GameEnd end = gameEndOf(game);
    end.person = winners.size() == 1 ? winners.front() : QString(); // "" if a computer won alone
    return end;
}

SoloRow Results::toBeat() const
{
    if (!m_live.isSolo())
        return {};
    const RuleBook& book = *m_live.position().book;
    return m_solo.best(variantKey(book.variant), dictionaryKey(*book.lexicon));
}

void Results::keepIn(const QString& folder)
{
    m_solo.keepIn(folder + "/solo-results.json");
    m_statistics.keepIn(folder + "/statistics.json");
}

bool Results::flush()
{
    const bool isKept = m_solo.flush();
    return m_statistics.flush() && isKept;
}

QString Results::problem() const
{
    const QString solo = m_solo.problem();
    return solo.isEmpty() ? m_statistics.problem() : solo;
}

void Results::retell()
{
    emit changed();
    emit m_statistics.changed();
}

} // namespace storeys
