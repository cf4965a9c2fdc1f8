#include "table/help/game_analysis.h"

#include "record/play_text.h"
#include "rules/scoring.h"
#include "table/help/known_view.h"
#include "table/text/place_text.h"
#include "table/text/player_name.h"
#include "table/view/game_rows.h"

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

QString wordsText(const Position& position, const FoundPlay& play)
{
    QStringList words;
    for (const ScoredWord& scored : scoreOf(position, play.toPlay()).words)
        words += QString::fromStdString(position.variant().tiles.alphabet.spell(scored.word.letters()));
    return words.join(u" · ");
}

QString facesText(const std::vector<Tile>& tiles, const Alphabet& alphabet)
{
    QStringList faces;
    for (const Tile tile : tiles)
        faces += faceText(alphabet, tile);
    return faces.join(' ');
}

// To a tenth of a point.
double rounded(double points)
{
    return std::round(points * 10) / 10;
}

} // namespace

GameAnalysis::GameAnalysis(LiveGame& live, Thinking thinking) : m_live(live), m_game(live.game()), m_thinking(thinking)
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

// Looks at one turn after the other, so that each is shown as soon as it is found.
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
            [view = *view, taken = m_game->turns()[turn], knowledge = m_live.knowledge(), thinking = m_thinking,
             turn](const std::stop_token& stop) {
                RandomSource random = reviewRandom(turn);
                return reviewTurn(view, taken, knowledge->values(), thinking, random, stop);
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
    row.who = shownName(m_game->setup().players[taken.seat]);
    row.what = turnText(*m_game, turn);
    row.points = pointsOf(taken);
    const auto& review = m_reviews[turn];
    row.judged = review.has_value();
    if (!review)
        return row;
    const Position& position = m_game->positionBefore(turn);
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const Candidate& best = review->best;
    row.best = best.play                ? wordsText(position, *best.play)
               : best.exchanged.empty() ? tr("pass")
                                        : tr("exchange %1").arg(facesText(best.exchanged, alphabet));
    row.bestPlace = best.play ? placeText(playText(position.board, best.play->toPlay(), alphabet)) : QString();
    row.bestPoints = best.score().value;
    row.value = rounded(review->value);
    row.loss = rounded(review->loss);
    return row;
}

QList<PlayerScores> GameAnalysis::players() const
{
    QList<PlayerScores> players;
    for (std::size_t seat = 0; m_game && seat < m_game->setup().players.size(); ++seat) {
        PlayerScores player{shownName(m_game->setup().players[seat]), {}};
        for (std::size_t n = 0; n <= m_game->turns().size(); ++n)
            player.scores += m_game->positionBefore(n).seats[seat].points.value;
        players += player;
    }
    return players;
}

} // namespace storeys
