// Help while playing, see game_session.h: hints, the nearest legal play, undo, unseen tiles.

#include "table/session/game_session.h"

#include "table/help/unseen_tiles.h"

namespace storeys {

// ---- what is proposed

void GameSession::setOffensiveWords(bool propose)
{
    if (propose == proposesOffensiveWords())
        return;
    m_live.setOffensiveWords(propose);
    m_analysis.setOffensiveWords(propose);
    m_hint.forget();
    emit changed();
}

// ---- hints

bool GameSession::canHint() const
{
    return isHumanTurn() && !isPractice() && m_hint.canGoOn() && position().houseRules().allowsHints();
}

QString GameSession::noHints() const
{
    return !inGame() || position().houseRules().allowsHints()
               ? QString()
               : tr("Hints are off in challenge mode because they would show which words are valid.");
}

void GameSession::giveHint()
{
    if (isHumanTurn() && !noHints().isEmpty())
        m_announcer.say(noHints());
    if (!canHint())
        return;
    m_live.noteHint();
    m_hint.giveNext(proposing(), game()->turns().size(), m_live.knowledge());
}

// In challenge mode a draft is never wrong for its words; the nearest play would tell of them all the same.
void GameSession::helpWithDraft()
{
    if (m_tiles.draft().isWrong() && position().houseRules().allowsHints())
        m_nearest.find(proposing(), m_tiles.draft().play());
    else
        m_nearest.forget();
}

// Looked for once a turn: when the person is asked.
void GameSession::lookForPlay()
{
    if (m_flow.state() != TurnFlow::State::Person && m_flow.state() != TurnFlow::State::HandOver) {
        m_stuck = false;
        return;
    }
    const Position& now = position();
    const bool isTold = !isPractice() && now.houseRules().mode != HouseRules::Mode::Challenge;
    m_stuck = isTold && !m_plays.hasPlay(now.book, now.board, now.toMove().rack);
}

// ---- learning

void GameSession::practise(Game game, std::vector<SeatKind> kinds)
{
    saveTable();
    m_shelf.leave();
    begin({std::move(game), std::move(kinds), {}, {}, BegunGame::Origin::Practice});
}

void GameSession::leavePractice()
{
    clearTable();
    m_variantBefore = position().variant();
    m_flow.leave();
}

// ---- tiles

QVariantMap GameSession::unseen() const
{
    return inGame() ? unseenMap(viewOf(m_historyView.position(), rackSeat()), game()->setup().players) : QVariantMap();
}

} // namespace storeys
