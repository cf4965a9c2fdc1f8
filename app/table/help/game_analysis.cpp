#include "table/help/game_analysis.h"

#include "record/play_text.h"
#include "rules/scoring.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"
#include "table/view/game_rows.h"

#include <cmath>

namespace storeys {

Judging judgingOf(const LiveGame& live)
{
    Judging judging;
    if (!live.proposesCommonWordsFirst())
        judging.wordLevel = Judging::allWords;
    return judging;
}

void ReviewModel::set(const QList<ReviewedTurn>& turns)
{
    m_heaviest = 0;
    for (const ReviewedTurn& turn : turns)
        m_heaviest = std::max(m_heaviest, turn.loss);
    setValues(turns);
}

void ReviewModel::add(const ReviewedTurn& turn)
{
    m_heaviest = std::max(m_heaviest, turn.loss);
    setValues(QList{turn}, count());
}

ReviewOrder::ReviewOrder(QObject* parent) : QSortFilterProxyModel(parent)
{
    sort(0);
    connect(this, &ReviewOrder::orderChanged, this, &ReviewOrder::invalidate);
}

void ReviewOrder::setTurns(ReviewModel* turns)
{
    if (turns == m_turns)
        return;
    m_turns = turns;
    setSourceModel(turns);
    emit changed();
}

void ReviewOrder::setHeld(bool held)
{
    if (held == isHeld())
        return;
    m_held = held && m_turns ? m_turns->count() : -1;
    invalidateFilter();
    emit changed();
}

bool ReviewOrder::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const ReviewedTurn turn = m_turns->at(row);
    return (m_held < 0 || row < m_held) && (m_seat < 0 || turn.seat == m_seat)
           && (m_inOrder || (turn.judged && turn.loss >= least));
}

bool ReviewOrder::lessThan(const QModelIndex& one, const QModelIndex& other) const
{
    const double loss = m_turns->at(one.row()).loss, otherLoss = m_turns->at(other.row()).loss;
    return m_inOrder || loss == otherLoss ? one.row() < other.row() : loss > otherLoss;
}

namespace {

// Rounds to a tenth of a point.
double rounded(double points)
{
    return std::round(points * 10) / 10;
}

} // namespace

GameAnalysis::GameAnalysis(LiveGame& live) : m_live(live), m_game(live.game())
{
    for (const auto change : {&LiveGame::changed, &LiveGame::proposalsChanged})
        connect(&live, change, this, &GameAnalysis::forget);
}

bool GameAnalysis::isAvailable() const
{
    return m_game && isReviewed(*m_game->position().book) && !m_game->turns().empty()
           && (m_game->isOver() || m_game->isPast());
}

void GameAnalysis::start()
{
    if (!isAvailable() || isRunning())
        return;
    next();
}

// Reviews one turn after another, so that each is shown as soon as it is found.
void GameAnalysis::next()
{
    while (done() < count()) {
        const std::size_t turn = m_reviews.size();
        auto view = knownViewBefore(*m_game, turn);
        if (!view || m_live.notes().isDoubted(turn + 1)) {
            add({});
            continue;
        }
        if (!m_live.proposesOffensiveWords())
            view->book = m_live.knowledge()->decent(view->book);
        m_search.start(
            [view = *view, taken = m_game->turns()[turn], knowledge = m_live.knowledge(), judging = judgingOf(m_live),
             turn](const std::stop_token& stop) {
                return reviewTurn(view, taken, *knowledge, judging, reviewSeed(turn), stop);
            },
            [this](const TurnReview& review) {
                add(review);
                next();
            });
        break;
    }
    emit changed();
}

void GameAnalysis::cancel()
{
    m_search.cancel();
    emit changed();
}

void GameAnalysis::forget()
{
    m_search.cancel();
    m_reviews.clear();
    m_turns.set({});
    emit gameChanged();
    emit changed();
}

void GameAnalysis::add(const std::optional<TurnReview>& review)
{
    m_reviews.push_back(review);
    m_turns.add(rowOf(m_reviews.size() - 1));
}

void GameAnalysis::retell()
{
    QList<ReviewedTurn> turns;
    for (std::size_t turn = 0; turn < m_reviews.size(); ++turn)
        turns += rowOf(turn);
    m_turns.set(turns);
    emit gameChanged();
}

ReviewedTurn GameAnalysis::rowOf(std::size_t turn) const
{
    const Turn& taken = m_game->turns()[turn];
    ReviewedTurn row;
    row.turn = static_cast<int>(turn) + 1;
    row.seat = taken.seat;
    row.who = nameOf(*m_game, taken.seat);
    row.what = turnText(*m_game, turn);
    row.points = pointsOf(taken);
    const auto& review = m_reviews[turn];
    row.judged = review.has_value();
    if (!review)
        return row;
    const Position& position = m_game->positionBefore(turn);
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const Candidate& best = review->best;
    row.best = best.play                ? wordsOf(scoreOf(position, best.play->toPlay()), alphabet).join(u" · ")
               : best.exchanged.empty() ? tr("pass")
                                        : tr("exchange %1").arg(faceTexts(best.exchanged, alphabet).join(' '));
    row.bestPlace = best.play ? placeText(playText(position.board, best.play->toPlay(), alphabet)) : QString();
    row.bestPoints = best.score().value;
    row.value = rounded(review->value.value);
    row.loss = rounded(std::max(review->pointsLost.value, 0.0));
    return row;
}

QList<PlayerScores> GameAnalysis::players() const
{
    QList<PlayerScores> players;
    for (std::size_t seat = 0; m_game && seat < m_game->setup().players.size(); ++seat) {
        PlayerScores player{nameOf(*m_game, static_cast<int>(seat)), {}};
        for (std::size_t n = 0; n <= m_game->turns().size(); ++n)
            player.scores += m_game->positionBefore(n).seats[seat].points.value;
        players += player;
    }
    return players;
}

} // namespace storeys
