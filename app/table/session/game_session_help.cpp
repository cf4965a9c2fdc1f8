// Help while playing, see game_session.h: hints, the nearest legal play, undo, unseen tiles.

#include "table/session/game_session.h"

#include "table/help/unseen_tiles.h"
#include "table/views/challenges.h"
#include "table/views/undone_tiles.h"

namespace storeys {

// ---- what is proposed

Position GameSession::proposing() const
{
    Position proposing = position();
    if (!m_offensiveWords)
        proposing.book = m_knowledge->decent(proposing.book);
    return proposing;
}

void GameSession::setOffensiveWords(bool propose)
{
    if (propose == m_offensiveWords)
        return;
    m_offensiveWords = propose;
    m_analysis.setOffensiveWords(propose);
    m_hint.forget();
    emit changed();
}

// ---- hints

bool GameSession::canHint() const
{
    return isHumanTurn() && !m_practice && m_hint.canGoOn() && position().houseRules().allowsHints();
}

QString GameSession::noHints() const
{
    return !m_game || position().houseRules().allowsHints()
               ? QString()
               : tr("Hints are off in challenge mode because they would show which words are valid.");
}

void GameSession::giveHint()
{
    if (isHumanTurn() && !noHints().isEmpty())
        m_announcer.say(noHints());
    if (!canHint())
        return;
    m_game->noteHints(1);
    saveGame();
    m_hint.giveNext(proposing(), m_game->turns().size(), m_knowledge);
}

// In challenge mode a draft is never wrong for its words; the nearest play would tell of them all the same.
void GameSession::helpWithDraft()
{
    if (m_tiles.draft().isWrong() && position().houseRules().allowsHints())
        m_nearest.find(proposing(), m_tiles.draft().play());
    else
        m_nearest.forget();
}

void GameSession::lookForPlay()
{
    const bool isTold = m_seating.isPerson(position().turn) && !m_practice
                        && position().houseRules().mode != HouseRules::Mode::Challenge;
    m_stuck = isTold && !m_plays.hasPlay(position().book, position().board, position().toMove().rack);
}

// ---- undo

bool GameSession::canUndo() const
{
    // A clock can't be turned back, and the total of a solo game stands in a table.
    if (!m_game || isLookOnly() || m_beganOver || m_practice || m_clock.isOn() || (isSolo() && isOver()))
        return false;
    return UndoneTurns::isAllowed(*m_game, m_seating.persons()) && m_undone.canUndo(*m_game, m_seating.persons());
}

bool GameSession::canRedo() const
{
    return m_game && m_undone.canRedo();
}

void GameSession::changeTurns(void (UndoneTurns::*change)(Game&, const UndoneTurns::Persons&))
{
    m_historyView.leave();
    m_later.stop();
    takeBackAll();
    m_tiles.remember(m_game->turns().size());
    m_seating.seatAnew(*m_game, m_knowledge);
    (m_undone.*change)(*m_game, m_seating.persons());
    m_tiles.recall(m_game->turns().size());
    settle();
    m_ended = isOver();
    countEnd();
    saveGame();
    askForTurn();
}

// Tiles go back to the rack that is seen now, or just go.
void GameSession::undoTurn()
{
    if (!canUndo())
        return;
    const Game before = *m_game;
    changeTurns(&UndoneTurns::undo);
    const std::size_t left = m_game->turns().size();
    emit tilesLifted(tilesUndone(before, left, isCovered() ? -1 : m_screen.seat(), rack()));
    if (const QVariantMap change = changesUndone(before, left); !change.isEmpty())
        emit wordsChanged(change);
}

// What the last play of those taken again changed is shown.
void GameSession::redoTurn()
{
    if (!canRedo())
        return;
    const std::size_t before = m_game->turns().size();
    changeTurns(&UndoneTurns::redo);
    emit tilesLanded(tilesSince(*m_game, before));
    if (const QVariantMap change = changesRedone(*m_game, before); !change.isEmpty())
        emit wordsChanged(change);
}

// ---- learning

void GameSession::practise(Game game, std::vector<SeatKind> kinds)
{
    saveTable();
    m_shelf.leave();
    begin(std::move(game), std::move(kinds), Begin::Practice, {});
}

void GameSession::leavePractice()
{
    clearTable();
    m_variantBefore = position().variant();
    m_game.reset();
    m_practice = false;
    m_seating.clear();
    m_tiles.clear();
    m_playerRows.setRows({});
    m_historyRows.setRows({});
    emit gameStarted();
    emit rackChanged();
    refreshBoard();
}

// ---- tiles

QVariantMap GameSession::unseen() const
{
    return m_game ? unseenMap(viewOf(m_historyView.position(), rackSeat()), m_game->setup().players) : QVariantMap();
}

} // namespace storeys
