#include "table/speech/announcer.h"

#include "table/help/hint_giver.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"
#include "table/typing/typing_cursor.h"
#include "table/view/card_show.h"
#include "table/view/game_rows.h"
#include "table/view/table_view.h"

#include <utility>

namespace storeys {

namespace {

QString spoken(const QString& words)
{
    return QString(words).replace(" · ", ", ");
}

} // namespace

Announcer::Announcer(TableView& view, TypingCursor& cursor, TurnFlow& flow, CardShow& cards, HintGiver& hint,
                     Notices& notices)
    : m_view(view), m_flow(flow), m_live(view.live())
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::publish);
    connect(&view, &TableView::begun, this, &Announcer::begin);
    connect(&m_live, &LiveGame::changed, this, &Announcer::sayTurns);
    connect(&view, &TableView::changed, this, &Announcer::sayStuck);
    connect(&flow, &TurnFlow::judged, this, &Announcer::sayChallenge);
    connect(&cards, &CardShow::changed, this, [this, &cards] { sayCard(cards); });
    connect(&m_live, &LiveGame::ended, this, &Announcer::sayEnd);
    connect(&notices, &Notices::changed, this, [this, &notices] { say(notices.problem()); });
    connect(&hint, &HintGiver::refused, this, &Announcer::say);
    connect(view.draft(), &DraftPlay::changed, this, &Announcer::sayDraft);
    connect(view.draft(), &DraftPlay::refused, this, [this] { say(m_view.draft()->reason()); });
    connect(&cursor, &TypingCursor::refused, this, &Announcer::say);
    connect(m_live.clock(), &ClockView::warned, this, [this](int seat) {
        if (m_view.mayAct() && seat == m_live.mover())
            say(m_live.clock()->warning());
    });
    connect(view.look(), &HistoryView::changed, this, &Announcer::sayLook);
}

void Announcer::say(const QString& sentence)
{
    const QString plain = withoutMarkup(sentence);
    if (plain.isEmpty() || m_waiting.contains(plain))
        return;
    m_waiting += plain;
    m_soon.start(0);
}

void Announcer::publish()
{
    m_text = m_waiting.join(u' ');
    m_waiting.clear();
    emit said();
}

// ---- what happens in a game

void Announcer::begin()
{
    m_turns = m_view.turns()->count();
    m_draft.clear();
    if (m_live.isTrial())
        return; // in a trial, Retry says what to do
    if (m_live.isThere() && !m_live.isOver() && m_turns == 0)
        sayDraw();
    if (m_live.isThere() && !m_live.isOver())
        say(m_turns == 0 ? tr("The game starts. %1").arg(nextText()) : tr("The game continues. %1").arg(nextText()));
    say(m_live.notes().summary());
}

void Announcer::sayDraw()
{
    QList<QStringList> rounds;
    for (const DrawnTile& drawn : m_view.startDraw()) {
        rounds.resize(drawn.round + 1);
        rounds.last() += tr("%1 %2", "who draws which tile").arg(drawn.name, drawn.face);
    }
    const auto draws = listOf<QStringList>(rounds, [](const QStringList& round) { return round.join(", "); });
    if (!draws.isEmpty())
        say(tr("Draw for first player: %1.").arg(draws.join(tr("; again: "))));
}

void Announcer::sayTurns()
{
    const int count = m_view.turns()->count();
    if (count == m_turns)
        return;
    if (count < m_turns)
        say(tr("Turn undone."));
    for (int row = m_turns; row < count; ++row)
        say(turnText(row));
    m_turns = count;
    m_draft.clear();
    say(nextText());
}

void Announcer::sayStuck()
{
    if (std::exchange(m_stuck, m_view.isStuck()) != m_view.isStuck() && m_stuck)
        say(tr("There is no valid play with these tiles."));
}

// Says nothing while more tiles can still make the draft legal: otherwise it would complain after every tile.
void Announcer::sayDraft()
{
    const DraftPlay& draft = *m_view.draft();
    const auto words = listOf<QStringList>(draft.words(), &ShownWord::word);
    const QString news = draft.isWrong()   ? draft.reason()
                         : words.isEmpty() ? QString()
                         : m_view.shape().counted
                             ? tr("%1 for %n point(s).", nullptr, draft.score()).arg(words.join(", "))
                             : words.join(", ") + u'.';
    if (news != m_draft)
        say(news);
    m_draft = news;
}

void Announcer::sayLook()
{
    const HistoryView& look = *m_view.look();
    const bool looked = std::exchange(m_looks, look.isActive());
    if (!m_live.isThere() || look.count() != m_turns || (!looked && !m_looks))
        return; // sayTurns() announces the turns
    if (!m_looks)
        say(tr("Back to the current turn."));
    else if (look.isImagined())
        say(look.caption());
    else if (look.turn() == 0)
        say(tr("The board before the first turn."));
    else
        say(tr("The board after turn %1", "a sentence about the turn").arg(turnText(look.turn() - 1)));
    if (m_looks)
        for (const QString& more : {look.entry().doubt, look.entry().note})
            say(more);
}

void Announcer::sayChallenge()
{
    const ChallengeOutcome outcome = m_flow.outcome();
    say(sentenceOf(outcome.challenger, tr("You challenged the play."), tr("%1 challenged the play.")));
    for (const JudgedWord& word : outcome.words)
        say((word.good ? tr("%1 is valid.") : tr("%1 is not valid.")).arg(word.word));
    say(outcome.consequence);
}

void Announcer::sayCard(const CardShow& cards)
{
    const ShownCard card = cards.card();
    const QString text =
        card.title.isEmpty() ? QString() : tr("%1: %2. %3 %4").arg(card.drawn, card.title, card.text, card.meaning);
    if (text != m_card)
        say(text);
    m_card = text;
}

void Announcer::sayEnd()
{
    const GameEnd end = gameEndOf(*m_live.game());
    say(tr("Game over. %1").arg(end.reason));
    for (const SeatResult& row : end.rows)
        say(end.counted ? tr("%1: %n point(s).", "a player's total", row.total).arg(row.name)
                        : tr("%1: %2.", "a player, how far from the goal").arg(row.name, row.distance));
}

// ---- texts

QString Announcer::turnText(int row) const
{
    const TurnRow turn = m_view.turns()->at(row);
    const QString start =
        tr("%1, %2: %3", "number of a turn, who, what").arg(QString::number(turn.number), turn.who, spoken(turn.what));
    if (!turn.play)
        return start.endsWith(u'.') ? start : start + u'.'; // for a choice, `what` is a whole sentence
    const QString gains = spoken(turn.gains);
    const QString brought =
        gains.isEmpty() ? QString() : u' ' + tr("%1 %2.", "who, what a play brought").arg(turn.who, gains);
    if (!m_view.shape().counted)
        return start + u'.' + brought;
    const QString points = tr("%n point(s)", nullptr, turn.points);
    const QString text = turn.sum.contains(u'+') ? tr("%1, %2, %3.").arg(start, spoken(turn.sum), points)
                                                 : tr("%1, %2.").arg(start, points);
    return text + brought;
}

QString Announcer::nextText() const
{
    if (m_live.isOver() || m_live.mover() < 0)
        return {};
    const QString who = nameOf(*m_live.game(), m_live.mover());
    return sentenceOf(who, tr("Your turn."), tr("%1 to play."));
}

} // namespace storeys
