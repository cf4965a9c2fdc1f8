#include "table/training/retry.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "table/help/hint_giver.h"
#include "table/store/set_aside.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"
#include "table/text/reason_text.h"
#include "table/text/verdict_text.h"
#include "table/typing/typing_cursor.h"
#include "table/view/game_rows.h"

#include <QLocale>

namespace storeys {

Retry::Retry(TurnFlow& flow, TableView& view, TypingCursor& cursor, HintGiver& hint, GameAnalysis& analysis,
             SetAside& aside)
    : m_flow(flow), m_view(view), m_cursor(cursor), m_live(view.live()), m_hint(hint), m_analysis(analysis),
      m_aside(aside)
{
    connect(&flow, &TurnFlow::tried, this, &Retry::tryOut);
    connect(&view, &TableView::begun, this, &Retry::seeGame);
    connect(view.draft(), &DraftPlay::changed, this, &Retry::seeDraft);
    for (const auto change : {&GameAnalysis::changed, &GameAnalysis::gameChanged})
        connect(&analysis, change, this, &Retry::mistakesChanged);
}

// ---- the turns to try

QList<int> Retry::mistakes() const
{
    QList<int> mistakes;
    for (std::size_t turn = 0; turn < static_cast<std::size_t>(m_analysis.count()); ++turn) {
        const TurnReview* review = m_analysis.review(turn);
        if (review && isMistake(review->grade) && m_live.isHere(review->seat) && !m_analysis.kept().turns[turn]->solved)
            mistakes += static_cast<int>(turn) + 1;
    }
    return mistakes;
}

std::optional<Retry::Task> Retry::taskOf(std::size_t turn) const
{
    const TurnReview* review = m_analysis.review(turn);
    const auto view = knownViewBefore(*m_live.game(), turn);
    if (!review || !view || !isMistake(review->grade) || view->turn != view->seat)
        return std::nullopt;
    return Task{turn, *view, *review};
}

QString Retry::start(const QList<int>& turns)
{
    if (isActive() || !m_analysis.isAvailable())
        return tr("Turns can be retried when a game is over.");
    std::vector<Task> tasks;
    for (const int turn : turns)
        if (auto task = taskOf(static_cast<std::size_t>(turn - 1)))
            tasks.push_back(*std::move(task));
    if (tasks.empty())
        return tr("There is no mistake of yours to retry.");
    m_aside.keep();
    m_game = *m_live.game();
    m_kinds = m_live.kinds();
    m_kept = m_analysis.kept();
    m_fingerprint = m_analysis.fingerprint();
    m_wasRunning = m_analysis.isRunning();
    m_look = m_view.look()->isActive() ? std::optional(m_view.look()->turn()) : std::nullopt;
    m_judging = m_analysis.judging();
    m_tasks = std::move(tasks);
    begin(0);
    return {};
}

// The other players are shown as computers: their racks are not known, and nobody hands over the screen.
void Retry::begin(std::size_t at)
{
    m_at = at;
    m_step = 0;
    m_search.cancel();
    m_tried.reset();
    m_review.reset();
    m_given = false;
    m_badWords.reset();
    m_settled = false;
    const SeatView& view = task_().view;
    std::vector<SeatKind> kinds = m_kinds;
    for (SeatKind& kind : kinds)
        if (kind.isPerson())
            kind.level = "expert";
    kinds[view.seat] = {};
    m_begins = true;
    m_flow.begin({Game::from({view.book, m_game->setup().players, 0}, view), kinds, {}, BegunGame::Origin::Trial});
    m_begins = false;
    emit changed();
    emit said(task());
}

void Retry::next()
{
    if (!isActive())
        return;
    if (m_at + 1 < m_tasks.size())
        begin(m_at + 1);
    else
        leave();
}

void Retry::leave()
{
    if (!isActive())
        return;
    const int last = turn();
    KeptReview kept = std::move(m_kept);
    end();
    (void)m_aside.bringBack(); // can't fail: a finished game waits in memory
    m_analysis.restore(std::move(kept));
    if (m_wasRunning)
        m_analysis.start();
    if (m_look)
        m_view.look()->show(*m_look);
    emit changed();
    emit left(last);
}

// Another game or a lesson ends the retry.
void Retry::seeGame()
{
    if (m_begins || !isActive())
        return;
    end();
    emit changed();
}

void Retry::end()
{
    m_search.cancel();
    m_tasks.clear();
    m_game.reset();
    m_kept = {};
    m_settled = false;
}

// Notes in the review, also on disk, whether the turn is solved or was shown.
void Retry::note()
{
    KeptTurn& kept = *m_kept.turns[task_().turn];
    kept.solved = kept.solved || task_().solved;
    kept.shown = kept.shown || task_().shown;
    m_analysis.keep(m_kept, *m_game, m_fingerprint);
}

// ---- tries

void Retry::tryOut(const Action& action)
{
    if (!isActive() || m_search.isRunning())
        return;
    if (m_settled)
        return next();
    Position position = task_().view;
    m_badWords.reset();
    if (const auto* play = std::get_if<Play>(&action)) // in challenge mode the rules do not refuse bad words
        m_badWords = badWords(position, *play);
    const Turn turn = takeUnjudged(position, action);
    m_tried = candidateOf(turn);
    judge(turn);
}

void Retry::judge(const Turn& turn)
{
    m_review.reset();
    m_given = false;
    if (m_badWords) {
        finish({});
        return;
    }
    SeatView view = task_().view;
    view.book = m_live.proposed(view.book);
    m_search.start(
        [view = std::move(view), turn, review = task_().review, knowledge = m_live.knowledge(), judging = m_judging,
         seed = reviewSeed(task_().turn)](const std::stop_token& stop) {
            return reviewTry(view, turn, review, *knowledge, judging, seed, stop);
        },
        [this](const TryReview& review) { finish(review); });
    emit changed();
}

void Retry::finish(const TryReview& review)
{
    m_review = review;
    // A best turn that the hint has spelt out was shown, not found, unless it had been found before.
    m_given = review.verdict == Verdict::Best && !review.isNewBest && m_step == hintSteps() && !task_().solved;
    if (review.isNewBest) {
        task_().review.best = *m_tried;
        task_().isBeaten = true;
        m_step = 0; // the hint was about another action
        m_hint.forget();
    }
    (m_given ? task_().shown : task_().solved) |= storeys::isSolved(review.verdict);
    if (storeys::isSolved(review.verdict)) {
        note();
        settle();
    } else if (isOnBoard()) {
        m_view.takeBackAll();
    }
    emit changed();
    const QString distance = distanceText();
    emit said(distance.isEmpty() ? reply() : reply() + u' ' + distance);
}

void Retry::settle()
{
    m_settled = true;
    m_hint.forget();
}

void Retry::show()
{
    if (!canShow())
        return;
    const HintSteps best = steps();
    task_().shown = true;
    note();
    m_review.reset();
    m_given = false;
    m_badWords.reset();
    m_tried = task_().review.best;
    m_step = hintSteps();
    m_view.takeBackAll();
    if (best.isPlay())
        m_cursor.layNotation(best.play());
    settle();
    emit changed();
    emit said(reply());
}

void Retry::again()
{
    if (!m_settled)
        return;
    m_settled = false;
    m_view.takeBackAll();
    emit changed();
}

bool Retry::isOnBoard() const
{
    return m_tried->play ? isSame(*m_tried, {0, m_view.draft()->play(), {}}) : m_view.draft()->count() == 0;
}

// Once the person moves tiles, the solution no longer lies on the board.
void Retry::seeDraft()
{
    if (!m_settled || isOnBoard())
        return;
    m_settled = false;
    emit changed();
}

// ---- hints

bool Retry::canHint() const
{
    return isActive() && !m_settled && !m_search.isRunning() && m_step < hintSteps();
}

bool Retry::canShow() const
{
    return isActive() && !m_search.isRunning() && !task_().shown && verdict() != "best" && !m_given;
}

void Retry::giveHint()
{
    if (!canHint())
        return;
    ++m_step;
    m_hint.pointAt(m_step > 1 ? steps().squares(m_step - 1) : QList<int>(), {});
    emit changed();
    emit said(hint());
}

QString Retry::hint() const
{
    return !isActive() || m_step == 0 ? QString() : m_step == 1 ? themeText() : steps().text(m_step - 1);
}

QString Retry::themeText() const
{
    const TurnReview& review = task_().review;
    if (isSolvable(task_().view, m_judging))
        return tr("Think of the end: who plays out first, and which tiles are left.");
    const auto largest = std::ranges::max_element(review.terms, {}, &Estimate::value);
    switch (static_cast<Term>(largest - review.terms.begin())) {
    case Term::Score: return tr("Look for more points.");
    case Term::Next: return tr("Think of your own next turn.");
    case Term::Kept: return tr("Look at the tiles that you keep.");
    case Term::Reply:
    case Term::Theirs: break;
    }
    return tr("Look at what you leave to the other side.");
}

// ---- texts

QString Retry::task() const
{
    if (!isActive())
        return {};
    const Turn& taken = m_game->turns()[task_().turn];
    const QString number = QString::number(turn());
    if (std::holds_alternative<Exchange>(taken.action))
        return tr("Turn %1: find something better than exchanging tiles.").arg(number);
    const auto* play = std::get_if<Play>(&taken.action);
    if (!play)
        return tr("Turn %1: find something better than passing.").arg(number);
    const Position& before = task_().view;
    const QString place = placeText(playText(before.board, *play, before.variant().tiles.alphabet));
    return tr("Turn %1: find something better than %2 at %3, %n point(s).", nullptr, pointsOf(taken))
        .arg(number, turnText(*m_game, task_().turn), place);
}

QString Retry::verdict() const
{
    if (!isActive())
        return "none";
    if (m_search.isRunning())
        return "judging";
    if (m_review)
        return m_given ? "shown" : QString::fromLatin1(verdictName(m_review->verdict));
    return task_().shown ? "shown" : "none";
}

QString Retry::reply() const
{
    if (isActive() && !m_review && !m_search.isRunning() && task_().shown)
        return steps().text(HintSteps::last);
    if (!isActive() || !m_review)
        return {};
    if (m_badWords)
        return violationText(*m_badWords, task_().view);
    return asSentence(verdictText());
}

// Names the try and, unless it is compared with the best turn alone, the turn taken.
QString Retry::verdictText() const
{
    const auto [tried, taken] = storeys::namesOf(*m_tried, task_().review.taken, task_().view);
    const bool looksBetter = rounded(distance().tried) > rounded(distance().taken);
    switch (m_review->verdict) {
    case Verdict::Best:
        return m_review->isNewBest ? tr("%1 is even better than the best turn that was known.").arg(tried)
               : m_given           ? tr("%1 is the best turn, as the hint said.").arg(tried)
               : looksBetter       ? tr("%1 is the best turn.").arg(tried)
                                   : tr("%1 is the best turn, though the games tried now do not show it.").arg(tried);
    case Verdict::AsGood: return tr("%1 is as good as the best turn, as far as can be shown.").arg(tried);
    case Verdict::Better: return tr("%1 is better than %2 and close to the best turn.").arg(tried, taken);
    case Verdict::Almost: return tr("%1 is better than %2, but there is more to find.").arg(tried, taken);
    case Verdict::NotBetter: break;
    }
    return isSame(task_().review.taken, {0, m_tried->action(), {}}) ? tr("That is what was done in the game.")
           : looksBetter ? tr("It cannot be shown that %1 is better than %2.").arg(tried, taken)
                         : tr("%1 is not better than %2.").arg(tried, taken);
}

bool Retry::isTriedBest() const
{
    return m_tried && isSame(task_().review.best, {0, m_tried->action(), {}});
}

TryDistance Retry::distance() const
{
    if (!isActive() || !m_review || m_badWords)
        return {};
    const double scale = m_review->byChance ? 100 : 1;
    return {true, m_review->byChance, scale * m_review->taken, scale * m_review->tried, scale * m_review->best};
}

QString Retry::distanceText() const
{
    const TryDistance distance = this->distance();
    if (!distance.known)
        return {};
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    return (distance.percent ? tr("Chance to win: in the game %1%, now %2%, with the best turn %3%.")
                             : tr("Points gained: in the game %1, now %2, with the best turn %3."))
        .arg(number(distance.taken), number(distance.tried), number(distance.best));
}

QStringList Retry::reasons() const
{
    if (!isSolved() || !m_settled || task_().isBeaten || !isTriedBest())
        return {};
    const QStringList names = namesOf(*m_game);
    auto reasons = listOf<QStringList>(task_().review.reasons, [&](const Reason& reason) {
        return reasonText(reason, task_().review, task_().view, names);
    });
    if (const QString overlap = overlapText(task_().review); !overlap.isEmpty())
        reasons += overlap;
    return reasons;
}

QList<int> Retry::taken() const
{
    if (!isActive())
        return {};
    const auto* play = std::get_if<Play>(&m_game->turns()[task_().turn].action);
    return play ? indexesOf(play->squares(), task_().view.board) : QList<int>();
}

} // namespace storeys
