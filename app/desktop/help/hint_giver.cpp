#include "desktop/help/hint_giver.h"

#include "bots/levels.h"
#include "record/play_text.h"
#include "rules/scoring.h"

#include <algorithm>

namespace storeys {

namespace {

// The best turn within the level's vocabulary or, where that makes no play, within all words.
Candidate bestOf(SeatView view, const BotKnowledge& knowledge, const std::stop_token& stop)
{
    const RuleBookPtr book = view.book;
    view.book = knowledge.upTo(thinkingOf("skilled")->wordLevel, book);
    Candidate best = staticCandidates(view, knowledge.values(), stop).front();
    if (best.play)
        return best;
    view.book = book;
    return staticCandidates(view, knowledge.values(), stop).front();
}

std::vector<Square> squaresOf(const FoundPlay& play)
{
    std::vector<Square> squares;
    for (const Placement& placement : play.toPlay().placements)
        squares.push_back(placement.square);
    return squares;
}

// The first of `size` rows or columns around the middle of first and last, on a board of `side`.
int startAround(int first, int last, int size, int side)
{
    return std::clamp((first + last + 1 - size) / 2, 0, side - size);
}

} // namespace

void HintGiver::giveNext(const Position& position, std::shared_ptr<const BotKnowledge> knowledge)
{
    ++m_step;
    if (!m_best) {
        m_position = position;
        m_search.start([view = viewOf(position, position.turn), knowledge = std::move(knowledge)](
                           const std::stop_token& stop) { return bestOf(view, *knowledge, stop); },
                       [this](const Candidate& best) {
                           m_best = best;
                           emit changed();
                       });
    }
    emit changed();
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
    m_best.reset();
    m_position.reset();
    emit changed();
}

QString HintGiver::areaText() const
{
    const Board& board = m_position->board;
    const Square middle = board.squareAt(squares()[squares().size() / 2]);
    const bool upper = middle.row < board.rows() / 2, left = middle.column < board.columns() / 2;
    return upper ? (left ? tr("Look at the upper left.") : tr("Look at the upper right."))
                 : (left ? tr("Look at the lower left.") : tr("Look at the lower right."));
}

QString HintGiver::text() const
{
    if (m_step == 0)
        return {};
    if (!m_best)
        return tr("Looking for a good play…");
    if (!m_best->play)
        return m_best->exchanged.empty() ? tr("There is no play; passing is all that is left.")
                                         : tr("Nothing on the board is worth more than an exchange.");
    if (m_step == 1)
        return areaText();
    if (m_step == 2)
        return tr("A good play lays %n tile(s), on the marked squares.", nullptr, static_cast<int>(squares().size()));
    const PlayScore score = scoreOf(*m_position, m_best->play->toPlay());
    const auto& alphabet = m_position->variant().tiles.alphabet;
    return tr("<b>%1</b> scores %n.", "points", score.total().value)
        .arg(QString::fromStdString(alphabet.spell(score.words.front().word.letters())));
}

QString HintGiver::play() const
{
    if (m_step < lastStep || !m_best || !m_best->play)
        return {};
    return QString::fromStdString(
        playText(m_position->board, m_best->play->toPlay(), m_position->variant().tiles.alphabet));
}

QList<int> HintGiver::squares() const
{
    if (m_step == 0 || !m_best || !m_best->play)
        return m_pointedSquares;
    const Board& board = m_position->board;
    std::vector<Square> placed = squaresOf(*m_best->play);
    if (m_step == 1) {
        // A third of the board, but all of the play's squares; in rows and columns.
        const auto [top, bottom] = std::ranges::minmax(placed, {}, &Square::row);
        const auto [left, right] = std::ranges::minmax(placed, {}, &Square::column);
        const int rows = std::max(board.rows() / 3 + 1, bottom.row - top.row + 1);
        const int columns = std::max(board.columns() / 3 + 1, right.column - left.column + 1);
        const int row = startAround(top.row, bottom.row, rows, board.rows());
        const int column = startAround(left.column, right.column, columns, board.columns());
        placed.clear();
        for (int i = 0; i < rows * columns; ++i)
            placed.push_back({row + i / columns, column + i % columns});
    }
    QList<int> squares;
    for (const Square square : placed)
        squares += board.indexOf(square);
    return squares;
}

} // namespace storeys
