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

// ---- round a turn

void GameSession::ask()
{
    const int seat = position().turn;
    m_seating.player(seat).takeTurn(viewOf(proposing(), seat), [this](const Action& action) { take(action); });
    holdClockForShow();
    m_clock.start(seat);
    lookForPlay();
    emit changed();
}

// A computer keeps its answer back while the last play is shown, and that costs it nothing. A person need not wait.
void GameSession::holdClockForShow()
{
    m_clock.setShowing(m_audience.isBusy() && m_game && !isOver() && !isLookOnly()
                       && !m_seating.isPerson(position().turn));
}

// Computers challenge, if at all, when the play has been seen for a moment.
void GameSession::endTurn()
{
    if (!isOpenToChallenge() || personCount() == m_seating.count()) {
        letComputersChallenge();
        return;
    }
    disconnect(&m_later, &QTimer::timeout, nullptr, nullptr);
    connect(&m_later, &QTimer::timeout, this, &GameSession::letComputersChallenge);
    m_later.start(m_pause);
    emit changed();
}

void GameSession::endGame()
{
    if (!isOver() || m_ended)
        return;
    m_ended = true;
    m_clock.stop();
    if (m_game->result()->reason != EndCondition::TimeUp)
        m_game->chargeTime(m_clock.penalties(m_seating.count()));
    const bool hasPlayed = std::ranges::any_of(m_game->turns(), [](const Turn& t) { return !t.placed().empty(); });
    if (isSolo() && hasPlayed) {
        say(m_soloResults.add(SoloResult::of(*m_game, QDate::currentDate())));
        emit soloResultsChanged();
    }
    refresh();
    saveGame();
    emit gameEnded();
}

// The statistics have the game as long as its end stands; not one that was over when it was opened.
void GameSession::countEnd()
{
    if (m_beganOver)
        return;
    if (m_ended)
        m_statistics.add(figuresOf(*m_game, m_seating.kinds()));
    else
        m_statistics.takeBack();
}

void GameSession::loseOnTime(int seat)
{
    if (isOver())
        return;
    m_seating.cancel();
    m_later.stop();
    takeBackAll();
    m_game->loseOnTime(seat);
    showRackOfMover();
    endGame();
}

// ---- challenges

bool GameSession::isOpenToChallenge() const
{
    const Turn* play = m_game && !isLookOnly() ? m_game->openPlay() : nullptr;
    return play && m_seating.count() > 1 && m_game->mayChallenge((play->seat + 1) % m_seating.count());
}

QStringList GameSession::challengers() const
{
    QStringList names;
    if (isOpenToChallenge())
        for (const int seat : possibleChallengers(*m_game))
            if (m_seating.isPerson(seat))
                names += shownName(m_game->setup().players[seat]);
    return names;
}

QVariantMap GameSession::challengeable() const
{
    if (challengers().isEmpty())
        return {};
    const Turn& play = *m_game->openPlay();
    return {{"who", shownName(m_game->setup().players[play.seat])},
            {"words", wordsOf(play, position().variant().tiles.alphabet).join(u" · ")},
            {"rule", challengeRule(*position().book)}};
}

void GameSession::challenge(const QString& name)
{
    if (!challengers().contains(name))
        return;
    m_later.stop();
    m_seating.cancel();
    takeBackAll();
    const auto& names = m_game->setup().players;
    decideChallenge(static_cast<int>(std::ranges::find(names, keptName(name).toStdString()) - names.begin()));
    endGame();
    askForTurn();
}

void GameSession::letComputersChallenge()
{
    const auto seats = isOpenToChallenge() ? possibleChallengers(*m_game) : std::vector<int>();
    const auto challenges = [this](int seat) {
        return m_seating.computerChallenges(seat, viewOf(position(), seat), m_game->openPlay()->score().words);
    };
    if (const auto seat = std::ranges::find_if(seats, challenges); seat != seats.end())
        decideChallenge(*seat);
    endGame();
    askForTurn();
}

void GameSession::decideChallenge(int seat)
{
    const Turn play = *m_game->openPlay();
    m_outcome = storeys::challengeOutcome(*m_game, seat);
    m_outcome["byComputer"] = !m_seating.isPerson(seat);
    const Position before = position();
    const auto number = static_cast<std::size_t>(m_game->openPlay() - m_game->turns().data()) + 1; // of a withdrawal
    const bool withdrawn = m_game->challenge(seat).has_value();
    m_ended = m_ended && position() == before; // else the game goes on, or ends with other points
    countEnd();
    settle();
    saveGame();
    if (withdrawn) {
        emit tilesWithdrawn(tilesOf(play, position()));
        emit wordsChanged(wordChanges(*m_game, number));
    }
    emit challengeDecided();
}

// ---- several persons at this screen

void GameSession::setTurnCamera(bool turns)
{
    m_screen.setTurnCamera(turns);
    m_shelf.tellSettings(saveTurnCamera(turns));
    emit changed();
}

void GameSession::setHandOver(bool on)
{
    m_screen.setHandOver(on);
    if (!m_game)
        return;
    showRackOfMover();
    refresh();
}

void GameSession::showRack()
{
    if (!isCovered())
        return;
    m_screen.uncover();
    m_clock.setCovered(false);
    emit rackChanged();
    refreshBoard();
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
    if (!m_game)
        return {};
    const auto& clock = m_clock.clock();
    const GameStart same =
        GameStart::like(*m_game, m_seating.kinds(), clock ? std::optional(clock->rules()) : std::nullopt, m_data);
    const QString problem = start(same);
    if (!problem.isEmpty())
        say(Telling([this, same] {
            const auto setup = setupOf(same, m_data);
            return setup ? QString() : setup.error();
        }));
    return problem;
}

bool GameSession::isSolo() const
{
    return m_seating.count() == 1 && m_seating.isPerson(0) && !m_practice;
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
    details.clock = m_clock.text();
    details.kinds = m_seating.recordKinds();
    details.ownVariant = m_game && !m_data.isBuiltIn(position().variant());
    return details;
}

} // namespace storeys
