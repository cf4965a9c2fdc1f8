#include "table/view/card_show.h"

namespace storeys {

namespace {

// The index of the last play if no turns follow it except choices for its cards, lost turns and forced passes. Else
// nullopt.
std::optional<std::size_t> lastPlayOf(const Game& game)
{
    for (std::size_t turn = game.turns().size(); turn-- > 0;) {
        const Turn& taken = game.turns()[turn];
        if (!taken.isWithdrawal() && std::holds_alternative<Play>(taken.action))
            return turn;
        if (!taken.isChoice() && !taken.isIdle())
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

CardShow::CardShow(LiveGame& live, TurnFlow& flow, TableView& view) : m_live(live), m_flow(flow), m_view(view)
{
    connect(&live, &LiveGame::turnTaken, this, [this] { follow(true); });
    connect(&live, &LiveGame::leaving, this, [this] { // the next game may lack the seats of `m_story`
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

// Follows the game; `isNews`: a turn was just taken. A card is not shown again once a person here has chosen for it.
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

std::optional<CardQuestion> CardShow::question() const
{
    const bool isOpen = isOwn() && m_flow.isAsked(m_story.seat) && m_seen == m_story.done;
    return isOpen ? questionOf(m_live.position()) : std::nullopt;
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
