#include "table/review/game_analysis.h"

#include "table/text/player_name.h"
#include "table/text/reason_text.h"
#include "table/text/square_text.h"
#include "table/text/verdict_text.h"
#include "table/view/game_rows.h"
#include "teaching/draw_luck.h"

#include <cmath>
#include <ranges>

namespace storeys {

double rounded(double points)
{
    return std::round(points * 10) / 10;
}

int shownAccuracy(const PlayerReview& review)
{
    constexpr int least = 5; // judged turns
    return review.accuracy && review.turns >= least ? qRound(*review.accuracy) : -1;
}

namespace {

// The icon of a turn.
QString signOf(Grade grade, std::string_view key)
{
    if (isMistake(grade))
        return QString("%1-mistake").arg(gradeName(grade).data());
    return key == "find" ? "star" : key == "swing" ? "swap" : "";
}

} // namespace

// ---- the rows

ReviewOrder::ReviewOrder()
{
    sort(0);
    connect(this, &ReviewOrder::orderChanged, this, [this] {
        m_held.reset();
        invalidate();
        emit changed();
    });
}

void ReviewOrder::setHeld(bool held)
{
    if (held == isHeld())
        return;
    m_held.reset();
    if (held && turns())
        m_held =
            listOf<std::vector<bool>>(std::views::iota(0, turns()->count()), [this](int row) { return belongs(row); });
    invalidateFilter();
    emit changed();
}

bool ReviewOrder::belongs(int row) const
{
    const ReviewedTurn turn = turnAt(row);
    return turn.looked && (m_seat < 0 || turn.seat == m_seat)
           && (m_page == "turns" || (m_page == "key" ? !turn.key.isEmpty() : !turn.theme.isEmpty()));
}

bool ReviewOrder::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    if (m_held)
        return row < static_cast<int>(m_held->size()) && (*m_held)[row];
    return belongs(row);
}

bool ReviewOrder::lessThan(const QModelIndex& one, const QModelIndex& other) const
{
    const auto weight = [this](const QModelIndex& index) {
        const ReviewedTurn turn = turnAt(index.row());
        const int grade = turn.grade == "large" ? 2 : turn.grade == "medium" ? 1 : 0;
        return std::tuple(grade, turn.chanceLost, turn.loss, -index.row());
    };
    return m_page == "mistakes" ? weight(one) > weight(other) : one.row() < other.row();
}

// ---- the review

GameAnalysis::GameAnalysis(LiveGame& live, HistoryView& look) : m_live(live), m_look(look), m_game(live.game())
{
    connect(&live, &LiveGame::changed, this, &GameAnalysis::forget);
    connect(&live, &LiveGame::proposalsChanged, this, [this] {
        if (!isBegun() || m_kept.offensiveWords != m_live.proposesOffensiveWords())
            forget();
    });
    connect(&live, &LiveGame::ended, this, &GameAnalysis::beginByItself, Qt::QueuedConnection);
}

bool GameAnalysis::isAvailable() const
{
    if (!m_game || m_live.isPractice() || m_game->turns().empty() || !(m_game->isOver() || m_game->isPast()))
        return false;
    const RuleBook& book = *m_game->position().book;
    return isReviewed(book) && !book.lexicon->isEmpty();
}

QString GameAnalysis::unavailable() const
{
    if (isAvailable())
        return {};
    if (!m_game || m_live.isPractice())
        return tr("The analysis is for games that are over.");
    const RuleBook& book = *m_game->position().book;
    if (m_game->isOver() || m_game->isPast() || !isReviewed(book) || book.lexicon->isEmpty())
        return tr("This game cannot be analysed.");
    return m_live.isSolo() ? tr("The analysis comes after the game. Play it to its end, or give up.")
           : m_live.seats() == 2
               ? tr("The analysis comes after the game. Play it to its end, or resign.")
               : tr("The analysis comes after the game. Play it to its end, or pass until it is over.");
}

int GameAnalysis::done() const
{
    return m_kept.done();
}

int GameAnalysis::mistakes() const
{
    int mistakes = 0;
    for (std::size_t turn = 0; turn < m_kept.turns.size(); ++turn) {
        if (!isTakenHere(turn))
            continue;
        const auto& kept = m_kept.turns[turn];
        if (!kept)
            return -1;
        mistakes += kept->review && isMistake(kept->review->grade) && !kept->solved ? 1 : 0;
    }
    return isBegun() ? mistakes : -1;
}

int GameAnalysis::folded() const
{
    return static_cast<int>(std::ranges::count(m_turns.all(), true, &ReviewedTurn::folded));
}

double GameAnalysis::mostLost() const
{
    const QList<ReviewedTurn> turns = m_turns.all();
    return turns.isEmpty() ? 0 : std::ranges::max(turns, {}, &ReviewedTurn::loss).loss;
}

void GameAnalysis::begin()
{
    if (isBegun())
        return;
    if (m_fingerprint)
        m_kept = m_store.read(m_fingerprint(), *m_game).value_or(KeptReview());
    const bool offensiveWords = m_live.proposesOffensiveWords();
    if (m_kept.words != m_words || m_kept.offensiveWords != offensiveWords || !isBegun())
        m_kept = {m_words, offensiveWords, std::vector<std::optional<KeptTurn>>(m_game->turns().size()),
                  m_kept.marks()};
    tell();
}

void GameAnalysis::start()
{
    if (!isAvailable() || isHurried())
        return;
    m_quiet.search.cancel();
    begin();
    for (Worker& worker : m_workers)
        next(worker);
}

void GameAnalysis::beginByItself()
{
    if (!m_byItself || m_live.countHere() == 0 || !isAvailable() || isRunning())
        return;
    begin();
    next(m_quiet);
}

// The next turn, from 0, that is neither judged nor being judged, people's turns first; nullopt if there is none.
std::optional<std::size_t> GameAnalysis::nextTurn() const
{
    std::optional<std::size_t> next;
    for (std::size_t turn = m_kept.turns.size(); turn-- > 0;)
        if (!m_kept.turns[turn] && !isBeingJudged(turn) && (!next || isTakenHere(turn) || !isTakenHere(*next)))
            next = turn;
    return next;
}

// Starts a worker on the next turn: turns are judged one by one, so that each is shown as soon as it is judged.
void GameAnalysis::next(Worker& worker)
{
    while (const auto turn = nextTurn()) {
        auto view = knownViewBefore(*m_game, *turn);
        if (!view || m_live.notes().isDoubted(*turn + 1)) {
            add(*turn, {});
            continue;
        }
        view->book = m_live.proposed(view->book);
        worker.turn = *turn;
        worker.search.start(
            [view = *std::move(view), taken = m_game->turns()[*turn], draw = drawFor(*m_game, *turn),
             knowledge = m_live.knowledge(), judging = judging(), turn = *turn](const std::stop_token& stop) mutable {
                TurnReview review = reviewTurn(view, taken, *knowledge, judging, reviewSeed(turn), stop);
                view.book = knowledge->upTo(judging.wordLevel, view.book);
                if (draw)
                    review.draws = drawLuck(view, *draw, knowledge->values(), RandomSource(reviewSeed(turn)), stop);
                return review;
            },
            [this, &worker](const TurnReview& review) {
                add(worker.turn, review);
                next(worker);
            });
        break;
    }
    keep();
    emit changed();
    if (done() == count())
        emit completed();
}

bool GameAnalysis::isBeingJudged(std::size_t turn) const
{
    const auto isAtIt = [turn](const Worker& worker) { return worker.isAtWork() && worker.turn == turn; };
    return std::ranges::any_of(m_workers, isAtIt) || isAtIt(m_quiet);
}

void GameAnalysis::stopAll()
{
    for (Worker& worker : m_workers)
        worker.search.cancel();
    m_quiet.search.cancel();
}

void GameAnalysis::cancel()
{
    stopAll();
    emit changed();
}

void GameAnalysis::forget()
{
    stopAll();
    m_kept = {};
    m_turns.show({});
    emit gameChanged();
    emit changed();
}

void GameAnalysis::add(std::size_t turn, const std::optional<TurnReview>& review)
{
    const std::optional<TurnMark> mark = m_kept.markOf(turn);
    m_kept.turns[turn] = KeptTurn{review};
    if (mark && review && mark->best.action() == review->best.action()) {
        m_kept.turns[turn]->shown = mark->shown;
        m_kept.turns[turn]->solved = mark->solved;
    }
    tell();
}

void GameAnalysis::setWords(const QString& words)
{
    if (std::exchange(m_words, words) == words)
        return;
    const bool isUnderWay = isBegun();
    forget();
    if (isUnderWay)
        start();
}

void GameAnalysis::unfold(int turn)
{
    for (std::size_t n = 0; n < m_kept.turns.size(); ++n)
        if (m_kept.turns[n] && (turn == 0 || static_cast<int>(n) + 1 == turn))
            m_kept.turns[n]->shown = true;
    tell();
    keep();
    emit changed();
}

void GameAnalysis::showBest(int turn)
{
    if (m_turns.at(turn - 1).showsBest)
        imagine(turn, review(static_cast<std::size_t>(turn) - 1)->best);
}

void GameAnalysis::imagine(int turn, const Candidate& first, const std::vector<Action>& more)
{
    const Position& before = m_game->positionBefore(static_cast<std::size_t>(turn) - 1);
    QString caption =
        tr("Instead of turn %1: %2, %n point(s)", nullptr, first.score().value)
            .arg(QString::number(turn), first.play ? tr("%1 at %2").arg(wordsOf(first, before), placeOf(first, before))
                                                   : wordsOf(first, before));
    Position position = before;
    std::vector<Action> actions{first.action()};
    for (const Action& action : more) {
        if (const auto* play = std::get_if<Play>(&actions.back()))
            position.board = boardAfter(std::move(position.board), *play);
        actions.push_back(action);
        if (const auto* play = std::get_if<Play>(&action)) {
            const PlayScore score = scoreOf(position, *play);
            caption = tr("%1, then %2, %n point(s)", nullptr, score.total().value)
                          .arg(caption, storeys::wordsOf(score, before.variant().tiles.alphabet).join(u" · "));
        }
    }
    m_look.imagine(turn - 1, actions, caption);
}

void GameAnalysis::showReason(int turn, int number)
{
    const ReviewedTurn row = m_turns.at(turn - 1);
    if (number < 0 || number >= row.reasons.size())
        return;
    const TurnReview& review = *this->review(static_cast<std::size_t>(turn) - 1);
    const Reason& reason = review.reasons[static_cast<std::size_t>(number)];
    m_example = m_look.isImagined() ? m_example + 1 : 0;
    const auto imagined = shownBy(reason, review.subjectOf(reason), m_live.seats(), m_example);
    if (!imagined)
        return;
    const std::vector<Action>& actions = imagined->actions;
    if (imagined->isInstead)
        m_look.imagine(turn - 1, actions, row.reasons[number]);
    else
        imagine(turn, review.subjectOf(reason), {actions.begin() + 1, actions.end()});
}

QList<ReviewedTurn> GameAnalysis::recall()
{
    if (isAvailable() && !isBegun()) {
        begin();
        emit changed();
    }
    return m_turns.all();
}

Judging GameAnalysis::judging() const
{
    Judging judging = m_work;
    judging.wordLevel = m_words == "all" ? Judging::allWords : m_words == "most" ? mostLevel : commonLevel;
    return judging;
}

void GameAnalysis::restore(KeptReview kept)
{
    m_kept = std::move(kept);
    retell();
}

const TurnReview* GameAnalysis::review(std::size_t turn) const
{
    const bool isJudged = turn < m_kept.turns.size() && m_kept.turns[turn] && m_kept.turns[turn]->review;
    return isJudged ? &*m_kept.turns[turn]->review : nullptr;
}

void GameAnalysis::keepIn(const QString& folder, JobThread& disk, std::function<QString()> fingerprint)
{
    m_store.keepIn(folder, disk, [this, last = QString()]() mutable {
        if (const QString now = problem(); std::exchange(last, now) != now)
            emit problemChanged();
    });
    m_fingerprint = std::move(fingerprint);
}

void GameAnalysis::keep(const KeptReview& review, const Game& game, const QString& fingerprint)
{
    if (review.done() > 0 && !fingerprint.isEmpty())
        m_store.write(fingerprint, reviewText(review, game));
}

// ---- rows and sums for the window

void GameAnalysis::retell()
{
    if (isBegun())
        tell();
    emit gameChanged();
    emit changed();
    emit problemChanged();
}

QString GameAnalysis::problem() const
{
    const QString why = m_store.problem();
    return why.isEmpty() ? QString() : tr("The analysis could not be saved: %1").arg(why);
}

GameReview GameAnalysis::reviews() const
{
    return listOf<GameReview>(m_kept.turns, [](const auto& turn) { return turn ? turn->review : std::nullopt; });
}

// For each turn, why it is a key turn; "" if it is not one.
std::vector<std::string_view> GameAnalysis::keys() const
{
    GameReview reviews = this->reviews();
    if (m_game)
        forgetHintedFinds(reviews, *m_game);
    std::vector<std::string_view> keys(reviews.size());
    for (int seat = 0; seat < m_live.seats(); ++seat)
        for (const KeyTurn& key : keyTurns(reviews, seat))
            keys[key.turn] = reasonName(key.why);
    return keys;
}

void GameAnalysis::tell()
{
    const std::vector<std::string_view> keys = this->keys();
    QList<ReviewedTurn> rows;
    for (std::size_t turn = 0; turn < m_kept.turns.size(); ++turn)
        rows += rowOf(turn, keys[turn]);
    m_turns.show(rows);
}

ReviewedTurn GameAnalysis::rowOf(std::size_t turn, std::string_view key) const
{
    const Turn& taken = m_game->turns()[turn];
    ReviewedTurn row;
    row.turn = static_cast<int>(turn) + 1;
    row.seat = taken.seat;
    row.who = storeys::nameOf(*m_game, taken.seat);
    row.what = turnText(*m_game, turn);
    row.points = pointsOf(taken);
    row.looked = m_kept.turns[turn].has_value();
    row.key = QString::fromLatin1(key);
    const TurnReview* review = this->review(turn);
    row.verdict = verdictText(review, key);
    row.judged = review != nullptr;
    if (!review)
        return row;
    const bool isWrong = isMistake(review->grade);
    row.grade = QString::fromLatin1(gradeName(review->grade));
    row.loss = rounded(std::max(review->pointsLost.value, 0.0));
    row.sign = signOf(review->grade, key);
    if (review->chanceLost)
        row.chanceLost = rounded(std::max(100 * review->chanceLost->value, 0.0));
    row.cost = costText(*review);
    const Position& before = m_game->positionBefore(turn);
    row.theme = isWrong ? themeText(*review, before) : QString();
    row.solved = m_kept.turns[turn]->solved;
    row.folded = tellsBest(review->grade) && isTakenHere(turn) && !row.solved && !m_kept.turns[turn]->shown;
    row.retried = row.folded && isWrong;
    if (row.folded) {
        row.advice = QStringList(themeText(*review, before));
        return row;
    }
    row.best = bestText(*review, row.solved, before);
    row.showsBest = tellsBest(review->grade) && review->best.play;
    const QStringList names = namesOf(*m_game);
    for (const Reason& reason : review->reasons) {
        row.reasons += reasonText(reason, *review, before, names);
        row.shownReasons += shownBy(reason, review->subjectOf(reason), m_live.seats(), 0).has_value();
    }
    row.overlap = overlapText(*review);
    row.rarer = rarerText(*review, before);
    row.advice = QStringList(row.best) + row.reasons + QStringList{row.overlap, row.rarer};
    row.advice.removeAll({});
    return row;
}

QList<PlayerScores> GameAnalysis::players() const
{
    QList<PlayerScores> players;
    for (std::size_t seat = 0; m_game && seat < m_game->setup().players.size(); ++seat) {
        PlayerScores player{storeys::nameOf(*m_game, static_cast<int>(seat)), {}, {}};
        for (std::size_t n = 0; n <= m_game->turns().size(); ++n)
            player.scores += m_game->positionBefore(n).seats[seat].points.value;
        players += player;
    }
    return players;
}

QList<PlayerScores> GameAnalysis::chances() const
{
    if (!m_game || m_live.seats() != 2)
        return {};
    const int seat = m_live.countHere() == 1 && m_live.isHere(1) ? 1 : 0;
    PlayerScores player{storeys::nameOf(*m_game, seat), {50}, {true}};
    for (std::size_t turn = 0; turn < m_kept.turns.size(); ++turn) {
        const TurnReview* review = this->review(turn);
        int chance = player.scores.back();
        const bool isKnown = review && review->chance;
        if (isKnown) {
            const double after = review->chance->value - review->chanceLost->value;
            chance = qRound(100 * (review->seat == seat ? after : 1 - after));
        }
        player.scores += std::clamp(chance, 0, 100);
        player.known += isKnown;
    }
    return player.known.count(true) > 1 ? QList{player} : QList<PlayerScores>();
}

QList<ReviewedPlayer> GameAnalysis::summaries() const
{
    QList<ReviewedPlayer> players;
    const GameReview reviews = this->reviews();
    for (int seat = 0; m_game && isBegun() && seat < m_live.seats(); ++seat) {
        const PlayerReview review = playerReview(reviews, seat);
        ReviewedPlayer player;
        player.name = storeys::nameOf(*m_game, seat);
        player.turns = review.turns;
        player.accuracy = shownAccuracy(review);
        player.small = review.count(Grade::Small);
        player.medium = review.count(Grade::Medium);
        player.large = review.count(Grade::Large);
        player.draws = qRound(review.draws.value);
        player.drawsError = qRound(review.draws.error);
        player.plays = qRound(review.plays.value);
        players += player;
    }
    return players;
}

QString GameAnalysis::remark() const
{
    if (!isBegun() || done() < count())
        return {};
    QStringList hidden, shown;
    int judged = 0;
    for (const ReviewedPlayer& player : summaries()) {
        judged += player.turns;
        (player.turns == 0 ? hidden : shown) += player.name;
    }
    constexpr int least = 3;
    if (judged < least)
        return tr("Too few turns can be judged: the record does not show the racks, or the game was short.");
    if (hidden.isEmpty())
        return {};
    return tr("The record does not show the racks of %1, so only the turns of %2 are reviewed.")
        .arg(hidden.join(tr(", ")), shown.join(tr(", ")));
}

} // namespace storeys
