// What GameSession does round the turns: what follows them, challenges, persons who share a screen, the end.

#include "table/session/game_session.h"

#include "table/results/game_figures.h"
#include "table/settings/settings.h"
#include "table/text/lexicon_text.h"
#include "table/text/player_name.h"
#include "table/text/telling.h"
#include "table/views/word_changes.h"

#include <algorithm>

namespace storeys {

// The statistics have the game as long as its end stands; not one that was over when it was opened.
void GameSession::countEnd()
{
    if (m_live.beganOver())
        return;
    if (isOver())
        m_statistics.add(figuresOf(*game(), m_live.kinds()));
    else
        m_statistics.takeBack();
}

// ---- several persons at this screen

void GameSession::setTurnCamera(bool turns)
{
    m_live.screen()->setTurnCamera(turns);
    m_shelf.tellSettings(saveTurnCamera(turns));
    emit changed();
}

void GameSession::setHandOver(bool on)
{
    m_live.screen()->setHandOver(on);
}

QString GameSession::lastTurn() const
{
    const int count = m_historyRows.count();
    if (count == 0)
        return {};
    const QVariantMap turn = m_historyRows.get(count - 1);
    return turn.value("play").toBool() ? tr("%1: %2, %n point(s)", nullptr, turn.value("points").toInt())
                                             .arg(turn.value("who").toString(), turn.value("what").toString())
                                       : tr("%1: %2").arg(turn.value("who").toString(), turn.value("what").toString());
}

// ---- clock, solo, another game

QString GameSession::again()
{
    if (!inGame())
        return {};
    const auto& clock = m_live.clock()->clock();
    const GameStart same =
        GameStart::like(*game(), m_live.kinds(), clock ? std::optional(clock->rules()) : std::nullopt, m_data);
    const QString problem = start(same);
    if (!problem.isEmpty())
        say(Telling([this, same] {
            const auto setup = setupOf(same, m_data);
            return setup ? QString() : setup.error();
        }));
    return problem;
}

int GameSession::freeExchanges() const
{
    return isSolo() ? std::max(0, position().variant().soloExchanges - position().seats.front().exchanges) : 0;
}

QVariantMap GameSession::toBeat() const
{
    if (!isSolo())
        return {};
    const auto best = m_soloResults.best(variant(), dictionaryKey(*position().book->lexicon));
    return best ? QVariantMap{{"total", best->total}, {"name", shownName(best->name)}} : QVariantMap();
}

RecordDetails GameSession::recordDetails() const
{
    RecordDetails details;
    details.clock = m_live.clock().text();
    for (const SeatKind& kind : m_live.kinds())
        details.kinds.push_back(kind.isPerson() ? "human" : kind.level.toStdString());
    details.ownVariant = inGame() && !m_data.isBuiltIn(position().variant());
    return details;
}

} // namespace storeys
