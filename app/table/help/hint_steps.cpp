#include "table/help/hint_steps.h"

#include "bots/race_bot.h"
#include "record/play_text.h"
#include "rules/ends.h"
#include "rules/formed_words.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/qml.h"
#include "table/text/square_text.h"
#include "table/tiles/draft_effects.h"

namespace storeys {

namespace {

// The name at the edge of the board of a column, counted from 0.
QString columnName(int column)
{
    return QString(QChar('A' + column));
}

// The number of words in a play with claims, for verbs that agree with them.
int wordCount(const Play& play)
{
    return static_cast<int>(play.claims.size());
}

// The first of `size` rows (or columns) around rows `first` to `last`, which are in the middle unless that would reach
// beyond a board of `side` rows.
int startAround(int first, int last, int size, int side)
{
    return std::clamp((first + last + 1 - size) / 2, 0, side - size);
}

} // namespace

HintSteps::HintSteps(Position position, Action turn, std::optional<Play> rarer)
    : m_position(std::move(position)), m_turn(std::move(turn)), m_rarer(std::move(rarer))
{}

// In each direction, a third of the board plus one row or column, or as many as the play needs if that is more.
QRect HintSteps::area() const
{
    const Board& board = m_position.board;
    const std::vector<Square> placed = toPlay().squares();
    const auto [top, bottom] = std::ranges::minmax(placed, {}, &Square::row);
    const auto [left, right] = std::ranges::minmax(placed, {}, &Square::column);
    const int rows = std::max(board.rows() / 3 + 1, bottom.row - top.row + 1);
    const int columns = std::max(board.columns() / 3 + 1, right.column - left.column + 1);
    return {startAround(left.column, right.column, columns, board.columns()),
            startAround(top.row, bottom.row, rows, board.rows()), columns, rows};
}

QString HintSteps::areaText() const
{
    const QRect at = area();
    return (m_position.variant().hasPoints()
                ? tr("Points now and good tiles to keep: look at rows %1 to %2 and columns %3 to %4.")
                : tr("Look at rows %1 to %2 and columns %3 to %4."))
        .arg(QString::number(at.top() + 1), QString::number(at.bottom() + 1), columnName(at.left()),
             columnName(at.right()));
}

QString HintSteps::text(int step) const
{
    if (!isPlay())
        return std::holds_alternative<Exchange>(m_turn) ? tr("Exchanging tiles is your best move.")
                                                        : tr("There is no valid play. You can only pass.");
    if (step == 1)
        return areaText();
    if (step < last)
        return tr("A good play puts %n tile(s) on the marked squares.", nullptr,
                  static_cast<int>(toPlay().squares().size()));
    return wholeText();
}

QString HintSteps::wholeText() const
{
    const Play& play = toPlay();
    if (!m_position.variant().hasPoints())
        return raceText();
    const int points = scoreOf(m_position, play).total().value;
    const QString best =
        play.claims.empty()
            ? tr("<b>%1</b> at %2 scores %n.", "points", points).arg(word(), placeOf(play))
            : tr("<b>%1</b> scores %2.", "words, points", wordCount(play)).arg(word(), QString::number(points));
    const QString rarer = rarerText();
    return rarer.isEmpty() ? best : best + u' ' + rarer;
}

// The distance beside a play that is laid ignores walls; here it is measured around them.
QString HintSteps::raceText() const
{
    const Play& play = toPlay();
    QStringList parts;
    for (const PlayEffect& effect : effectsOf(m_position, play))
        if (!effect.sign.startsWith("seat") || winsAtOnce(m_position, play))
            parts += effect.text + u'.';
    Position after = m_position;
    after.board = boardAfter(after.board, play);
    const auto before = squaresToGoal(m_position, m_position.turn);
    const int squares = squaresToGoal(after, m_position.turn).value_or(0);
    const bool isNearer = !before || squares < *before;
    const QString begin =
        (isNearer || !parts.isEmpty() ? tr("<b>%1</b> at %2 is a good play.")
                                      : tr("<b>%1</b> at %2 is the best play found, although it gains nothing."))
            .arg(word(), placeOf(play));
    if (squares > 0)
        parts += before && isNearer
                     ? tr("%n square(s) are left on the way to your goal (%1 before).", nullptr, squares).arg(*before)
                 : before ? tr("%n square(s) are left on the way to your goal, as before.", nullptr, squares)
                          : tr("%n square(s) are left on the way to your goal.", nullptr, squares);
    return begin + u' ' + parts.join(u' ');
}

QString HintSteps::rarerText() const
{
    if (!m_rarer || !hasRareWord(m_position, *m_rarer))
        return {};
    const Play& rarer = *m_rarer;
    const int more = (scoreOf(m_position, rarer).total() - scoreOf(m_position, toPlay()).total()).value;
    if (more <= 0)
        return {};
    const auto words = listOf<QStringList>(rareWords(m_position, rarer), [&](const Letters& rare) {
        return spelled(rare, m_position.variant().tiles.alphabet);
    });
    const QString rare = words.join(Words::tr(", ", "between words in a list"));
    if (!rarer.claims.empty())
        return (words.size() > 1 ? tr("With the rarer words %1, <b>%2</b> scores %3 more than %4.", "words, points",
                                      wordCount(rarer))
                                 : tr("With the rarer word %1, <b>%2</b> scores %3 more than %4.", "words, points",
                                      wordCount(rarer)))
            .arg(rare, wordOf(rarer), QString::number(more), word());
    if (rare == wordOf(rarer))
        return tr("A rarer word, <b>%1</b> at %2, scores %n more than %3.", "points", more)
            .arg(rare, placeOf(rarer), word());
    return (words.size() > 1 ? tr("With the rarer words %1, <b>%2</b> at %3 scores %n more than %4.", "points", more)
                             : tr("With the rarer word %1, <b>%2</b> at %3 scores %n more than %4.", "points", more))
        .arg(rare, wordOf(rarer), placeOf(rarer), word());
}

QString HintSteps::wordOf(const Play& play) const
{
    const QStringList words = wordsOf(scoreOf(m_position, play), m_position.variant().tiles.alphabet);
    return play.claims.empty() ? words.value(0) : words.join(u" · ");
}

QString HintSteps::placeOf(const Play& play) const
{
    return placeText(playText(m_position.board, play, m_position.variant().tiles.alphabet));
}

QString HintSteps::play() const
{
    return QString::fromStdString(playText(m_position.board, toPlay(), m_position.variant().tiles.alphabet));
}

QList<int> HintSteps::squares(int step) const
{
    if (!isPlay())
        return {};
    std::vector<Square> shown = toPlay().squares();
    if (step == 1) {
        const QRect at = area();
        shown.clear();
        for (int row = at.top(); row <= at.bottom(); ++row)
            for (int column = at.left(); column <= at.right(); ++column)
                shown.push_back({row, column});
    }
    return indexesOf(shown, m_position.board);
}

} // namespace storeys
