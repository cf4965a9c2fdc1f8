#include "table/text/reason_text.h"

#include "record/play_text.h"
#include "table/qml.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

#include <QLocale>

#include <cmath>

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
    {}

    [[nodiscard]] QString text() const
    {
        using enum Reason::Kind;
        switch (m_reason.kind) {
        case MorePoints: return Words::tr("%1 scores %2 more.", "a word, points").arg(word(0), points());
        case TallWord: return tallWord();
        case AllTiles: return Words::tr("The best turn places all tiles of the rack: %1 extra.").arg(points());
        case KeepsMore: return keepsMore();
        case KeepsTwo:
        case KeepsHeavy:
            return Words::tr("This turn keeps %1. The tiles kept are worth %2 less than those after the best turn.",
                             "tiles, points")
                .arg(tiles(), points());
        case UsesLast:
            return Words::tr("This turn uses the last %1, worth %2 on the rack.", "a tile, points")
                .arg(tiles(), points());
        case BlankSpent:
            return m_reason.points->value > 0 ? Words::tr("The blank brings only %1 here.", "points").arg(points())
                                              : Words::tr("The blank brings no points here.");
        case OpensWord:
            return Words::tr("This turn leaves %1 open to %2: %3 chance, %4 on average.",
                             "a word, words, a chance, points")
                .arg(word(0), newWords(), chance(), points());
        case OpensSquare:
            return Words::tr("This turn opens %1, a %2 square: %3 chance, %4 on average.",
                             "a square, its kind, a chance, points")
                .arg(square(), premium(), chance(), points());
        case HoldsDown: return holdsDown();
        case FillsStack:
            return Words::tr("The best turn makes the stack on %1 %2 high, so its %3 stays. After this turn, a reply "
                             "covers it with a chance of %4.",
                             "a square, a number, a tile, a chance")
                .arg(square(), QString::number(m_reason.height), tiles(), chanceText(*m_reason.otherChance));
        case Unplayable:
            return Words::tr("This turn keeps %1, which then cannot be played: %2 chance.", "a tile, a chance")
                .arg(tiles(), chance());
        case SetsUp:
            return Words::tr("The best turn prepares plays such as %1 at %2: %3 chance, %4 on average.",
                             "a word, a place, a chance, points")
                .arg(word(0), place(), chance(), points());
        case AllTilesNext:
            return Words::tr("The chance to place all tiles next time is %1 after the best turn and %2 after this one.")
                .arg(chance(), chanceText(*m_reason.otherChance));
        case BringsMore:
            return isExact() ? Words::tr("The best turn prepares later plays for %1 more.", "points").arg(points())
                             : Words::tr("The best turn prepares a next play for %1 more on average.", "points")
                                   .arg(points());
        case GoesOut: return goesOut();
        case LeftWith:
            return Words::tr("The tiles left at the end, %1, cost %2. After the best turn, those left cost %3.",
                             "tiles, points, points")
                .arg(tiles(), points(), pointsText(*m_reason.otherPoints));
        case WinsBy: return winsBy();
        case NoWord:
            return Words::tr("%1 is not a word. A challenge would have taken the play back.", "",
                             static_cast<int>(m_reason.words.size()))
                .arg(list());
        }
        return {};
    }

private:
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

    [[nodiscard]] QString tallWord() const
    {
        return Words::tr("%1 counts %n tiles, stacked up to %2 high: %3.", "a word, a number, points", m_reason.count)
            .arg(word(0), QString::number(m_reason.height), points());
    }
    [[nodiscard]] QString keepsMore() const
    {
        if (!m_reason.otherPoints)
            return Words::tr("The best turn keeps tiles worth %1 more.", "points").arg(points());
        return Words::tr("The best turn scores %1 less now, but keeps tiles worth %2 more.", "points, points")
            .arg(pointsText(*m_reason.otherPoints), points());
    }
    [[nodiscard]] QString holdsDown() const
    {
        if (m_names.size() != 2)
            return Words::tr("The best turn leaves each of the others %1 less on average.", "points").arg(points());
        const QString other = m_names[1 - m_before.turn];
        if (isYou(other))
            return isExact() ? Words::tr("The best turn leaves you %1 less.", "points").arg(points())
                             : Words::tr("The best turn leaves you %1 less on average.", "points").arg(points());
        return isExact()
                   ? Words::tr("The best turn leaves %1 %2 less.", "a player, points").arg(other, points())
                   : Words::tr("The best turn leaves %1 %2 less on average.", "a player, points").arg(other, points());
    }
    [[nodiscard]] QString goesOut() const
    {
        const QString who = m_names[m_reason.forBest ? m_before.turn : 1 - m_before.turn];
        const QString cost = pointsText(*m_reason.otherPoints);
        if (m_reason.forBest)
            return isYou(who)
                       ? Words::tr("After the best turn, you go out with %1 for %2. The tiles left, %3, bring %4.",
                                   "a word, points, tiles, points")
                             .arg(word(0), points(), tiles(), cost)
                       : Words::tr("After the best turn, %1 goes out with %2 for %3. The tiles left, %4, bring %5.",
                                   "a player, a word, points, tiles, points")
                             .arg(who, word(0), points(), tiles(), cost);
        return isYou(who) ? Words::tr("You then go out with %1 for %2. The tiles left, %3, cost %4.",
                                      "a word, points, tiles, points")
                                .arg(word(0), points(), tiles(), cost)
                          : Words::tr("%1 then goes out with %2 for %3. The tiles left, %4, cost %5.",
                                      "a player, a word, points, tiles, points")
                                .arg(who, word(0), points(), tiles(), cost);
    }
    [[nodiscard]] QString winsBy() const
    {
        const QString best = points(), taken = pointsText(*m_reason.otherPoints);
        const double other = m_reason.otherPoints->value;
        if (m_reason.points->value > 0)
            return other < 0
                       ? Words::tr("The best turn wins by %1, this one loses by %2.", "points, points").arg(best, taken)
                       : Words::tr("The best turn wins by %1, this one ties.", "points").arg(best);
        return Words::tr("The best turn ties, this one loses by %1.", "points").arg(taken);
    }

    const Reason& m_reason;
    const TurnReview& m_review;
    const Position& m_before;
    const QStringList& m_names;
    const Alphabet& m_alphabet;
};

} // namespace

QString reasonText(const Reason& reason, const TurnReview& review, const Position& before, const QStringList& names)
{
    return Sentences(reason, review, before, names).text();
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
