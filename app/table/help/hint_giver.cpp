#include "table/help/hint_giver.h"

#include "bots/levels.h"
#include "moves/nearest_play.h"
#include "record/play_text.h"
#include "rules/scoring.h"
#include "table/help/game_analysis.h"

namespace storeys {

NearestDraft::NearestDraft(LiveGame& live, DraftPlay& draft) : m_live(live), m_draft(draft)
{
    connect(&draft, &DraftPlay::changed, this, &NearestDraft::look);
    connect(&live, &LiveGame::proposalsChanged, this, &NearestDraft::look);
}

// Finds nothing in challenge mode: there a draft is never wrong because of its words, but the nearest play would still
// reveal words. Finds nothing if plays are paths either, as no play is near another there.
void NearestDraft::look()
{
    const bool isTold = m_draft.isWrong() && m_live.position().houseRules().allowsHints();
    if (isTold && !featuresOf(m_live.position().variant(), m_live.position().houseRules()).claims)
        find(m_live.proposing(), m_draft.play());
    else
        forget();
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

void NearestDraft::find(const Position& position, const Play& laid)
{
    show({});
    m_search.start([position, laid, commonFirst = m_live.proposesCommonWordsFirst()](
                       const std::stop_token& stop) { return nearestTo(position, laid, commonFirst, stop); },
                   [this](const Nearest& nearest) { show(nearest); });
}

void NearestDraft::forget()
{
    m_search.cancel();
    show({});
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

// The best action by the analysis of games. In races and games with claims, which the analysis does not judge, it is
// the action of a computer player.
Action bestOf(SeatView view, int wordLevel, std::size_t turn, const std::shared_ptr<const BotKnowledge>& knowledge,
              const std::stop_token& stop)
{
    if (isReviewed(*view.book))
        return bestTurn(view, *knowledge, {wordLevel}, reviewSeed(turn), stop).action();
    view.book = knowledge->upTo(wordLevel, view.book);
    return makeBot("expert", turn, knowledge)->choose(view, stop);
}

// The highest-scoring play; in games with claims that of bestOf(), and none in games without points.
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

// The column's name at the edge of the board.
QString columnName(int column)
{
    return QString(QChar('A' + column));
}

// The first of `size` rows or columns around those from `first` to `last`, as far as a board with `side` of them
// allows.
int startAround(int first, int last, int size, int side)
{
    return std::clamp((first + last + 1 - size) / 2, 0, side - size);
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
        m_position = m_live.proposing();
        m_search.start([view = viewOf(*m_position, m_position->turn), wordLevel = judgingOf(m_live).wordLevel,
                        turn = m_live.game()->turns().size(), knowledge = m_live.knowledge()](
                           const std::stop_token& stop) { return find(view, wordLevel, turn, knowledge, stop); },
                       [this](const Found& found) {
                           m_found = found;
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
        if (std::holds_alternative<Play>(best))
            return {std::move(best), highestOf(view, turn, knowledge, stop)};
    } // otherwise a play of any word may be better than exchanging
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
    m_position.reset();
    emit changed();
}

// A third of the board plus one in each direction, or as much as the play needs.
HintGiver::Area HintGiver::area() const
{
    const Board& board = m_position->board;
    const std::vector<Square> placed = bestPlay()->squares();
    const auto [top, bottom] = std::ranges::minmax(placed, {}, &Square::row);
    const auto [left, right] = std::ranges::minmax(placed, {}, &Square::column);
    Area area;
    area.rows = std::max(board.rows() / 3 + 1, bottom.row - top.row + 1);
    area.columns = std::max(board.columns() / 3 + 1, right.column - left.column + 1);
    area.row = startAround(top.row, bottom.row, area.rows, board.rows());
    area.column = startAround(left.column, right.column, area.columns, board.columns());
    return area;
}

QString HintGiver::areaText() const
{
    const Area at = area();
    return (m_position->variant().hasPoints()
                ? tr("Points now and good tiles to keep: look at rows %1 to %2 and columns %3 to %4.")
                : tr("Look at rows %1 to %2 and columns %3 to %4."))
        .arg(QString::number(at.row + 1), QString::number(at.row + at.rows), columnName(at.column),
             columnName(at.column + at.columns - 1));
}

QString HintGiver::text() const
{
    if (m_step == 0)
        return {};
    if (!m_found)
        return tr("Searching for a good play…");
    if (!bestPlay())
        return std::holds_alternative<Exchange>(m_found->best) ? tr("Exchanging tiles is your best move.")
                                                               : tr("There is no valid play. You can only pass.");
    if (m_step == 1)
        return areaText();
    if (m_step == 2)
        return tr("A good play puts %n tile(s) on the marked squares.", nullptr, static_cast<int>(squares().size()));
    if (!m_position->variant().hasPoints())
        return tr("<b>%1</b> at %2 is a good play.").arg(word(), placeOf(*bestPlay()));
    const int points = scoreOf(*m_position, *bestPlay()).total().value;
    const QString best = bestPlay()->claims.empty()
                             ? tr("<b>%1</b> at %2 scores %n.", "points", points).arg(word(), placeOf(*bestPlay()))
                             : tr("<b>%1</b> scores %n.", "points", points).arg(word());
    const QString rarer = rarerText();
    return rarer.isEmpty() ? best : best + u' ' + rarer;
}

QString HintGiver::rarerText() const
{
    if (!m_found->rarer || !hasRareWord(*m_position, *m_found->rarer))
        return {};
    const Play& rarer = *m_found->rarer;
    const int more = (scoreOf(*m_position, rarer).total() - scoreOf(*m_position, *bestPlay()).total()).value;
    if (more <= 0)
        return {};
    return rarer.claims.empty()
               ? tr("A rarer word, <b>%1</b> at %2, scores %n more.", "points", more).arg(wordOf(rarer), placeOf(rarer))
               : tr("Rarer words, <b>%1</b>, score %n more.", "points", more).arg(wordOf(rarer));
}

QString HintGiver::wordOf(const Play& play) const
{
    const QStringList words = wordsOf(scoreOf(*m_position, play), m_position->variant().tiles.alphabet);
    return play.claims.empty() ? words.value(0) : words.join(u" · ");
}

QString HintGiver::placeOf(const Play& play) const
{
    return placeText(playText(m_position->board, play, m_position->variant().tiles.alphabet));
}

QString HintGiver::play() const
{
    if (m_step < lastStep || !bestPlay())
        return {};
    return QString::fromStdString(playText(m_position->board, *bestPlay(), m_position->variant().tiles.alphabet));
}

QList<int> HintGiver::squares() const
{
    if (m_step == 0 || !bestPlay())
        return m_pointedSquares;
    const Board& board = m_position->board;
    std::vector<Square> placed = bestPlay()->squares();
    if (m_step == 1) {
        const Area at = area();
        placed.clear();
        for (int i = 0; i < at.rows * at.columns; ++i)
            placed.push_back({at.row + i / at.columns, at.column + i % at.columns});
    }
    return indexesOf(placed, board);
}

} // namespace storeys
