#include "table/text/reason_text.h"

#include "record/play_text.h"
#include "table/qml.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"
#include "table/text/verdict_text.h"

#include <QLocale>

#include <cmath>
#include <tuple>

namespace storeys {

namespace {

// A chance, 0 … 1, in whole percent: "31%".
QString chanceText(const Estimate& chance)
{
    return Words::tr("%1%", "a chance").arg(std::lround(100 * chance.value));
}

// Builds the sentence for one reason of a review.
class Sentences
{
public:
    Sentences(const Reason& reason, const TurnReview& review, const Position& before, const QStringList& names)
        : m_reason(reason), m_review(review), m_before(before), m_names(names),
          m_alphabet(before.variant().tiles.alphabet)
    {
        std::tie(m_best, m_taken) = storeys::namesOf(review.best, review.taken, before);
    }

    [[nodiscard]] QString text() const { return asSentence(told()); }

private:
    [[nodiscard]] QString told() const
    {
        using enum Reason::Kind;
        switch (m_reason.kind) {
        case MorePoints:
            return Words::tr("%1 scores %2 more than %3.", "a turn, points, a turn").arg(m_best, points(), m_taken);
        case TallWord: return tallWord();
        case AllTiles:
            return Words::tr("%1 places all tiles of the rack for %2 extra, %3 does not.", "a turn, points, a turn")
                .arg(m_best, points(), m_taken);
        case KeepsMore: return keepsMore();
        case KeepsTwo:
        case KeepsHeavy:
            return Words::tr("%1 keeps %2. The tiles kept are worth %3 less than those after %4.",
                             "a turn, tiles, points, a turn")
                .arg(m_taken, tiles(), points(), m_best);
        case UsesLast:
            return Words::tr("%1 uses the last %2, worth %3 on the rack. %4 keeps it.",
                             "a turn, a tile, points, a turn")
                .arg(m_taken, tiles(), points(), m_best);
        case BlankSpent:
            return m_reason.points->value > 0
                       ? Words::tr("The blank brings only %1 with %2. %3 keeps it.", "points, a turn, a turn")
                             .arg(points(), m_taken, m_best)
                       : Words::tr("The blank brings no points with %1. %2 keeps it.", "two turns")
                             .arg(m_taken, m_best);
        case OpensWord: return opensWord();
        case OpensSquare:
            return withOther(Words::tr("After %1, %2 is open, a %3 square: %4 chance, %5 on average.",
                                       "a turn, a square, its kind, a chance, points")
                                 .arg(m_taken, square(), premium(), chance(), points()),
                             m_best);
        case HoldsDown: return holdsDown();
        case FillsStack:
            return Words::tr("%1 makes the stack on %2 %3 high, so its %4 stays. After %5, a reply covers it with a "
                             "chance of %6.",
                             "a turn, a square, a number, a tile, a turn, a chance")
                .arg(m_best, square(), QString::number(m_reason.height), tiles(), m_taken,
                     chanceText(*m_reason.otherChance));
        case Unplayable:
            return Words::tr("%1 keeps %2, which then cannot be played: %3 chance. %4 does not keep it.",
                             "a turn, a tile, a chance, a turn")
                .arg(m_taken, tiles(), chance(), m_best);
        case SetsUp:
            return withOther(
                Words::tr("%1 prepares plays through its tiles, such as %2 at %3: %4 chance, %5 on average.",
                          "a turn, a word, a place, a chance, points")
                    .arg(m_best, word(0), place(), chance(), points()),
                m_taken);
        case AllTilesNext:
            return Words::tr("The chance to place all tiles next time is %1 after %2 and %3 after %4.",
                             "a chance, a turn, a chance, a turn")
                .arg(chance(), m_best, chanceText(*m_reason.otherChance), m_taken);
        case BringsMore:
            return isExact() ? Words::tr("%1 prepares later plays for %2 more than %3 does.", "a turn, points, a turn")
                                   .arg(m_best, points(), m_taken)
                             : Words::tr("%1 prepares a next play for %2 more on average than %3 does.",
                                         "a turn, points, a turn")
                                   .arg(m_best, points(), m_taken);
        case GoesOut: return goesOut() + u' ' + tilesLeft();
        case LeftWith:
            return Words::tr("After %1, the tiles left at the end, %2, cost %3. After %4, those left cost %5.",
                             "a turn, tiles, points, a turn, points")
                .arg(m_taken, tiles(), points(), m_best, pointsText(*m_reason.otherPoints));
        case WinsBy: return winsBy();
        case NoWord:
            return Words::tr("%1 is not a word. A challenge would have taken the play back.", "",
                             static_cast<int>(m_reason.words.size()))
                .arg(list());
        }
        return {};
    }

    // ---- parts of sentences

    [[nodiscard]] QString points() const { return pointsText(*m_reason.points); }
    [[nodiscard]] QString chance() const { return chanceText(*m_reason.chance); }
    [[nodiscard]] QString word(std::size_t n) const { return spelled(m_reason.words[n], m_alphabet); }
    [[nodiscard]] QString list() const
    {
        const auto spell = [this](const Letters& word) { return spelled(word, m_alphabet); };
        return listOf<QStringList>(m_reason.words, spell).join(Words::tr(", ", "between words in a list"));
    }
    // The words that replies make of word(0): the first two, or the only one.
    [[nodiscard]] QString newWords() const
    {
        return m_reason.words.size() > 2 ? Words::tr("%1 and %2", "two words").arg(word(1), word(2)) : word(1);
    }
    [[nodiscard]] QString tiles() const { return faceTexts(m_reason.tiles, m_alphabet).join(u' '); }
    [[nodiscard]] QString square() const { return squareName(m_reason.squares[0]); }
    [[nodiscard]] QString premium() const
    {
        const SquareKind kind = m_before.variant().kindOf(m_reason.squares[0]);
        return kindName(kind.wordFactor > 1 ? QString("%1W").arg(kind.wordFactor)
                                            : QString("%1L").arg(kind.letterFactor));
    }
    [[nodiscard]] QString place() const
    {
        const Board board = evidenceBoards(m_reason, m_before.board, m_review.best)[0];
        return placeText(playText(board, m_reason.evidence[0], m_alphabet));
    }
    // Whether the points are exact, as in a solved endgame, and not an average.
    [[nodiscard]] bool isExact() const { return m_reason.points->error == 0; }

    // ---- sentences

    // Adds the chance of the same thing after the other turn.
    [[nodiscard]] QString withOther(const QString& text, const QString& other) const
    {
        return m_reason.otherChance ? text + u' '
                                          + Words::tr("After %1, the chance is %2.", "a turn, a chance")
                                                .arg(other, chanceText(*m_reason.otherChance))
                                    : text;
    }
    // Of a word that the turn itself makes, neither "after the turn" nor that the other turn doesn't open it says
    // anything.
    [[nodiscard]] QString opensWord() const
    {
        const Play play = m_review.taken.play ? m_review.taken.play->toPlay() : Play();
        const auto isLaid = [&](Square square) { return play.at(square) != nullptr; };
        const bool isMade = std::ranges::any_of(m_reason.squares, isLaid);
        const QString text =
            isMade && nameOf(m_review.taken, m_before) == word(0)
                ? Words::tr("%1 is open to %2: %3 chance, %4 on average.", "a turn, words, a chance, points")
                      .arg(m_taken, newWords(), chance(), points())
                : Words::tr("After %1, %2 is open to %3: %4 chance, %5 on average.",
                            "a turn, a word, words, a chance, points")
                      .arg(m_taken, word(0), newWords(), chance(), points());
        const bool isNever = m_reason.otherChance && m_reason.otherChance->value == 0;
        return isMade && isNever ? text : withOther(text, m_best);
    }
    [[nodiscard]] QString tallWord() const
    {
        const auto scored = [](const Candidate& turn) { return pointsText(exactly(turn.score().value)); };
        return Words::tr("%1 counts %n tiles, stacked up to %2 high: %3. %4 scores %5 in all, %6 scores %7.",
                         "a word, a number, points, a turn, points, a turn, points", m_reason.count)
            .arg(word(0), QString::number(m_reason.height), points(), m_best, scored(m_review.best), m_taken,
                 scored(m_review.taken));
    }
    [[nodiscard]] QString keepsMore() const
    {
        if (!m_reason.otherPoints)
            return Words::tr("%1 keeps tiles worth %2 more than %3 does.", "a turn, points, a turn")
                .arg(m_best, points(), m_taken);
        return Words::tr("%1 scores %2 less now than %3, but keeps tiles worth %4 more.",
                         "a turn, points, a turn, points")
            .arg(m_best, pointsText(*m_reason.otherPoints), m_taken, points());
    }
    [[nodiscard]] QString holdsDown() const
    {
        if (m_names.size() != 2)
            return Words::tr("%1 leaves each of the others %2 less on average than %3 does.", "a turn, points, a turn")
                .arg(m_best, points(), m_taken);
        const QString other = m_names[1 - m_before.turn];
        if (isYou(other))
            return isExact() ? Words::tr("%1 leaves you %2 less than %3 does.", "a turn, points, a turn")
                                   .arg(m_best, points(), m_taken)
                             : Words::tr("%1 leaves you %2 less on average than %3 does.", "a turn, points, a turn")
                                   .arg(m_best, points(), m_taken);
        return isExact()
                   ? Words::tr("%1 leaves %2 %3 less than %4 does.", "a turn, a player, points, a turn")
                         .arg(m_best, other, points(), m_taken)
                   : Words::tr("%1 leaves %2 %3 less on average than %4 does.", "a turn, a player, points, a turn")
                         .arg(m_best, other, points(), m_taken);
    }
    // The evidence ends with the play that goes out. Without evidence, the turn itself goes out.
    [[nodiscard]] QString goesOut() const
    {
        const QString who = m_names[m_reason.forBest ? m_before.turn : 1 - m_before.turn];
        const QString turn = m_reason.forBest ? m_best : m_taken, other = m_reason.forBest ? m_taken : m_best;
        const int between = static_cast<int>(m_reason.evidence.size()) - 1;
        if (between < 0)
            return isYou(who)
                       ? Words::tr("You go out with %1 for %2; with %3, you do not.", "a word, points, a turn")
                             .arg(turn, points(), other)
                       : Words::tr("%1 goes out with %2 for %3; with %4, not.", "a player, a word, points, a turn")
                             .arg(who, turn, points(), other);
        if (between == 0)
            return isYou(who) ? Words::tr("After %1, you go out with %2 for %3; after %4, you do not.",
                                          "a turn, a word, points, a turn")
                                    .arg(turn, word(0), points(), other)
                              : Words::tr("After %1, %2 goes out with %3 for %4; after %5, not.",
                                          "a turn, a player, a word, points, a turn")
                                    .arg(turn, who, word(0), points(), other);
        return isYou(who) ? Words::tr("After %1 and %n more play(s), you go out with %2 for %3; after %4, you do not.",
                                      "a turn, plays, a word, points, a turn", between)
                                .arg(turn, word(0), points(), other)
                          : Words::tr("After %1 and %n more play(s), %2 goes out with %3 for %4; after %5, not.",
                                      "a turn, plays, a player, a word, points, a turn", between)
                                .arg(turn, who, word(0), points(), other);
    }
    [[nodiscard]] QString tilesLeft() const
    {
        const QString points = pointsText(*m_reason.otherPoints);
        return m_reason.forBest ? Words::tr("The tiles left, %1, bring %2.", "tiles, points").arg(tiles(), points)
                                : Words::tr("The tiles left, %1, cost %2.", "tiles, points").arg(tiles(), points);
    }
    [[nodiscard]] QString winsBy() const
    {
        const QString best = points(), taken = pointsText(*m_reason.otherPoints);
        if (m_reason.points->value <= 0)
            return Words::tr("Played to the end, %1 ties and %2 loses by %3.", "a turn, a turn, points")
                .arg(m_best, m_taken, taken);
        return m_reason.otherPoints->value < 0
                   ? Words::tr("Played to the end, %1 wins by %2 and %3 loses by %4.", "a turn, points, a turn, points")
                         .arg(m_best, best, m_taken, taken)
                   : Words::tr("Played to the end, %1 wins by %2 and %3 ties.", "a turn, points, a turn")
                         .arg(m_best, best, m_taken);
    }

    const Reason& m_reason;
    const TurnReview& m_review;
    const Position& m_before;
    const QStringList& m_names;
    const Alphabet& m_alphabet;
    QString m_best, m_taken; // the names of the two turns
};

} // namespace

QString reasonText(const Reason& reason, const TurnReview& review, const Position& before, const QStringList& names)
{
    return Sentences(reason, review, before, names).text();
}

QString overlapText(const TurnReview& review)
{
    using enum Reason::Kind;
    double sum = 0;
    for (const Reason& reason : review.reasons) {
        const bool isPart = reason.points
                            && (reason.kind == MorePoints || reason.kind == KeepsMore || reason.kind == KeepsTwo
                                || reason.kind == KeepsHeavy || reason.kind == HoldsDown || reason.kind == BringsMore);
        if (isPart)
            sum += reason.points->value - (reason.otherPoints ? reason.otherPoints->value : 0);
    }
    constexpr double least = 0.75; // points; what rounding alone can make
    return sum >= review.pointsLost.value + least
               ? Words::tr("These parts overlap: together they are more than the loss.")
               : QString();
}

QString pointsText(const Estimate& points)
{
    const double exact = std::abs(points.value);
    const double shown = exact >= 10 ? std::round(exact) : std::round(2 * exact) / 2;
    const bool isWhole = shown == std::round(shown);
    const QString text = isWhole ? Words::tr("%n point(s)", nullptr, static_cast<int>(shown))
                                 : Words::tr("%1 points", "a number and a half").arg(QLocale().toString(shown, 'f', 1));
    return points.error > exact / 10 ? Words::tr("about %1", "points").arg(text) : text;
}

} // namespace storeys
