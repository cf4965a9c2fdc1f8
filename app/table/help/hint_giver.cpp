#include "table/help/hint_giver.h"

#include "bots/levels.h"
#include "moves/nearest_play.h"
#include "record/play_text.h"
#include "table/review/game_analysis.h"

namespace storeys {

NearestDraft::NearestDraft(LiveGame& live, DraftPlay& draft) : m_live(live), m_draft(draft)
{
    connect(&draft, &DraftPlay::changed, this, &NearestDraft::look);
    connect(&live, &LiveGame::proposalsChanged, this, &NearestDraft::look);
}

// Finds nothing where hints are not allowed, as in challenge mode by default: the nearest play would reveal words. Nor
// in games in which words are claimed along paths: there, no play is near another.
void NearestDraft::look()
{
    m_search.cancel();
    show({});
    const bool isTold = m_draft.isWrong() && m_live.position().houseRules().allowsHints();
    if (!isTold || featuresOf(m_live.position().variant(), m_live.position().houseRules()).claims)
        return;
    m_search.start(
        [position = m_live.proposing(), laid = m_draft.play(), commonFirst = m_live.proposesCommonWordsFirst()](
            const std::stop_token& stop) { return nearestTo(position, laid, commonFirst, stop); },
        [this](const Nearest& nearest) { show(nearest); });
}

NearestDraft::Nearest NearestDraft::nearestTo(const Position& position, const Play& laid, bool commonFirst,
                                              const std::stop_token& stop)
{
    const auto found = nearestLegal(position, laid, commonFirst, stop);
    if (!found)
        return {};
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const std::string text = playText(position.board, *found, alphabet);
    const QString word = spelled(formedWords(position.board, *found).front().letters(), alphabet);
    return {QString::fromStdString(text), word, scoreOf(position, *found).total().value};
}

void NearestDraft::reveal()
{
    if (!isThere() || m_revealed)
        return;
    m_revealed = true;
    m_live.noteHint();
    emit changed();
}

void NearestDraft::show(const Nearest& nearest)
{
    if (nearest.text == m_nearest.text && !m_revealed)
        return;
    m_nearest = nearest;
    m_revealed = false;
    emit changed();
}

namespace {

// The best action according to the analysis of games. In races and in games with claims, which the analysis does not
// judge, the action that a computer player would take; in races without simulation, as nobody could say why samples
// preferred a play.
Action bestOf(SeatView view, int wordLevel, std::size_t turn, const std::shared_ptr<const BotKnowledge>& knowledge,
              const std::stop_token& stop)
{
    if (isReviewed(*view.book))
        return bestTurn(view, *knowledge, {wordLevel}, reviewSeed(turn), stop).action();
    view.book = knowledge->upTo(wordLevel, view.book);
    return makeBot("expert/candidates=0", turn, knowledge)->choose(view, stop);
}

// The highest-scoring play or, in games with claims, the play that bestOf() finds; nullopt for none, or without points.
std::optional<Play> highestOf(const SeatView& view, std::size_t turn,
                              const std::shared_ptr<const BotKnowledge>& knowledge, const std::stop_token& stop)
{
    if (!view.book->variant.hasPoints())
        return std::nullopt;
    if (!isReviewed(*view.book)) {
        const Action best = bestOf(view, Judging::allWords, turn, knowledge, stop);
        const Play* play = std::get_if<Play>(&best);
        return play ? std::optional(*play) : std::nullopt;
    }
    std::vector<FoundPlay> plays;
    Generator().bestPlays(view.book, view.board, withFewBlanks(moverOf(view, view.seat)), plays);
    return plays.empty() ? std::nullopt : std::optional(plays.front().toPlay());
}

} // namespace

HintGiver::HintGiver(LiveGame& live, TableView& view) : m_live(live), m_view(view)
{
    for (const auto change : {&LiveGame::leaving, &LiveGame::changed, &LiveGame::proposalsChanged})
        connect(&live, change, this, &HintGiver::forget);
    connect(&view, &TableView::changed, this, &HintGiver::canChanged);
    connect(this, &HintGiver::changed, this, &HintGiver::canChanged);
}

bool HintGiver::can() const
{
    return m_view.mayAct() && !m_live.isPractice() && canGoOn() && m_live.position().houseRules().allowsHints();
}

QString HintGiver::none() const
{
    return !m_live.isThere() || m_live.position().houseRules().allowsHints()
               ? QString()
               : tr("Hints are off in challenge mode because they would show which words are valid.");
}

void HintGiver::give()
{
    if (m_view.mayAct() && !none().isEmpty())
        emit refused(none());
    if (!can())
        return;
    m_live.noteHint();
    ++m_step;
    if (!m_found) {
        const Position position = m_live.proposing();
        const int wordLevel = m_live.proposesCommonWordsFirst() ? commonLevel : Judging::allWords;
        m_search.start([view = viewOf(position, position.turn), wordLevel, turn = m_live.game()->turns().size(),
                        knowledge = m_live.knowledge()](
                           const std::stop_token& stop) { return find(view, wordLevel, turn, knowledge, stop); },
                       [this, position](const Found& found) {
                           m_found.emplace(position, found.best, found.rarer);
                           emit changed();
                       });
    }
    emit changed();
}

HintGiver::Found HintGiver::find(const SeatView& view, int wordLevel, std::size_t turn,
                                 const std::shared_ptr<const BotKnowledge>& knowledge, const std::stop_token& stop)
{
    if (knowledge->upTo(wordLevel, view.book) != view.book) {
        Action best = bestOf(view, wordLevel, turn, knowledge, stop);
        SeatView next = view;
        next.book = knowledge->upTo(levelOfRarer(wordLevel), view.book);
        if (std::holds_alternative<Play>(best))
            return {std::move(best), highestOf(next, turn, knowledge, stop)};
    } // if common words make no good play, a play with rarer words may be better
    return {bestOf(view, Judging::allWords, turn, knowledge, stop), {}};
}

void HintGiver::pointAt(const QList<int>& squares, const QStringList& tiles)
{
    m_pointedSquares = squares;
    m_pointedTiles = tiles;
    emit changed();
}

void HintGiver::forget()
{
    m_search.cancel();
    if (m_step == 0 && m_pointedSquares.isEmpty())
        return;
    m_pointedSquares.clear();
    m_pointedTiles.clear();
    m_step = 0;
    m_found.reset();
    emit changed();
}

QString HintGiver::text() const
{
    if (m_step == 0)
        return {};
    return m_found ? m_found->text(m_step) : tr("Searching for a good play…");
}

QList<int> HintGiver::squares() const
{
    return m_step > 0 && hasPlay() ? m_found->squares(m_step) : m_pointedSquares;
}

} // namespace storeys
