#include "table/view/card_show.h"

#include "table/text/place_text.h"

#include <algorithm>
#include <utility>

namespace storeys {

CardShow::CardShow(LiveGame& live, TurnFlow& flow, TableView& view) : m_live(live), m_flow(flow), m_view(view)
{
    connect(&live, &LiveGame::turnTaken, this, [this] { follow(true); });
    connect(&live, &LiveGame::leaving, this, [this] { // its seats may be gone before left or started arrives here
        m_play.reset();
        m_story = {};
    });
    for (const auto change : {&LiveGame::started, &LiveGame::left})
        connect(&live, change, this, [this] { follow(false); });
    connect(&live, &LiveGame::withdrawn, this, [this] { follow(false); });
    connect(&live, &LiveGame::undone, this, [this] { follow(false); });
    connect(&live, &LiveGame::redone, this, [this] { follow(false); });
    connect(&flow, &TurnFlow::changed, this, &CardShow::changed);
    connect(this, &CardShow::changed, this, [this] { point(m_pointed); }); // the blocker pointed at may be gone
}

// `isNews`: a turn was taken just now. A card about which a person has chosen is not shown again.
void CardShow::follow(bool isNews)
{
    const int doneBefore = m_story.done;
    const auto playBefore = m_play;
    m_play = m_live.isThere() ? lastPlayOf(*m_live.game()) : std::nullopt;
    m_story = m_play ? cardStory(*m_live.game(), *m_play) : CardStory();
    if (!isNews)
        m_seen = m_story.done;
    else if (m_play != playBefore)
        m_seen = 0;
    else if (isOwn() && m_story.done > doneBefore)
        m_seen = std::max(m_seen, doneBefore + 1);
    emit changed();
}

void CardShow::retell()
{
    if (m_play)
        m_story = cardStory(*m_live.game(), *m_play);
    emit changed();
}

bool CardShow::isAsked() const
{
    return isOwn() && m_flow.isAsked(m_story.seat) && m_seen == m_story.done
           && questionOf(m_live.position()).has_value();
}

int CardShow::at() const
{
    return m_seen < m_story.done || isAsked() ? m_seen : -1;
}

CardQuestion CardShow::question() const
{
    return isAsked() ? questionOf(m_live.position()).value_or(CardQuestion()) : CardQuestion();
}

QList<int> CardShow::blockers() const
{
    QList<int> squares;
    if (mostSquares() > 0) {
        const Board& board = m_live.position().board;
        for (int square = 0; square < board.squareCount(); ++square)
            if (board.isBlocked(board.squareAt(square)))
                squares += square;
    }
    return squares;
}

void CardShow::point(int square)
{
    const int pointed = blockers().contains(square) ? square : -1;
    if (std::exchange(m_pointed, pointed) != pointed)
        emit pointedAt();
}

QString CardShow::nameOf(int square) const
{
    return m_live.isThere() ? squareName(m_live.position().board.squareAt(square)) : QString();
}

void CardShow::choose(const QList<int>& places, const QList<int>& squares)
{
    if (isAsked())
        m_view.choose(places, squares);
}

void CardShow::goOn()
{
    if (m_seen >= m_story.done)
        return;
    ++m_seen;
    emit changed();
}

} // namespace storeys
