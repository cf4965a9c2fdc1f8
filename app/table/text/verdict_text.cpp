#include "table/text/verdict_text.h"

#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/qml.h"
#include "table/text/square_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

QString oneDigit(double number)
{
    return QLocale().toString(number, 'f', 1);
}

// "3.2" or, with its standard error, "3.2 ± 1.5".
QString oneDigit(const Estimate& estimate)
{
    const QString value = oneDigit(std::max(estimate.value, 0.0));
    return estimate.error > 0 ? Words::tr("%1 ± %2", "a value, its error").arg(value, oneDigit(estimate.error)) : value;
}

QString mainWord(const Candidate& candidate, const Position& before)
{
    return wordsOf(scoreOf(before, candidate.play->toPlay()), before.variant().tiles.alphabet).value(0);
}

} // namespace

QString wordsOf(const Candidate& candidate, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    if (candidate.play)
        return wordsOf(scoreOf(before, candidate.play->toPlay()), alphabet).join(u" · ");
    return candidate.exchanged.empty()
               ? Words::tr("pass")
               : Words::tr("exchange %1").arg(faceTexts(candidate.exchanged, alphabet).join(' '));
}

QString placeOf(const Candidate& candidate, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    return candidate.play ? placeText(playText(before.board, candidate.play->toPlay(), alphabet)) : QString();
}

QString nameOf(const Candidate& candidate, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    return candidate.play ? mainWord(candidate, before)
           : candidate.exchanged.empty()
               ? Words::tr("passing")
               : Words::tr("exchanging %1").arg(faceTexts(candidate.exchanged, alphabet).join(' '));
}

std::pair<QString, QString> namesOf(const Candidate& one, const Candidate& other, const Position& before)
{
    using Naming = QString (*)(const Candidate&, const Position&);
    const Naming byPlace = [](const Candidate& candidate, const Position& position) {
        return candidate.play ? Words::tr("%1 at %2").arg(mainWord(candidate, position), placeOf(candidate, position))
                              : nameOf(candidate, position);
    };
    const Naming byTiles = [](const Candidate& candidate, const Position& position) {
        return QString::fromStdString(
            actionText(position.board, candidate.action(), position.variant().tiles.alphabet));
    };
    for (const Naming name : {Naming(nameOf), byPlace})
        if (QString first = name(one, before), second = name(other, before); first != second)
            return {std::move(first), std::move(second)};
    return {byTiles(one, before), byTiles(other, before)};
}

bool tellsBest(Grade grade)
{
    return isMistake(grade) || grade == Grade::Open;
}

QString asSentence(QString text)
{
    return text.isEmpty() ? text : text.replace(0, 1, text[0].toUpper());
}

QString verdictText(const TurnReview* review, std::string_view key)
{
    if (!review)
        return Words::tr("Not analysed");
    switch (review->grade) {
    case Grade::Small: return Words::tr("Small mistake");
    case Grade::Medium: return Words::tr("Medium mistake");
    case Grade::Large: return Words::tr("Large mistake");
    case Grade::Open: return Words::tr("Hard to tell");
    case Grade::None: break;
    }
    return review->forced   ? Words::tr("No other choice")
           : key == "find"  ? Words::tr("A great find")
           : key == "swing" ? Words::tr("The biggest swing")
                            : Words::tr("A good turn");
}

QString costText(const TurnReview& review)
{
    if (!tellsBest(review.grade))
        return {};
    // How far the loss may be off matters where it is not shown.
    const bool isOpen = review.grade == Grade::Open;
    const QString lost = isOpen ? oneDigit(review.pointsLost) : oneDigit(std::max(review.pointsLost.value, 0.0));
    const QString points = isOpen && review.pointsLost.error == 0
                               ? Words::tr("about −%1 points, not solved to the end").arg(lost)
                               : Words::tr("−%1 points").arg(lost);
    const Estimate chance =
        review.chanceLost ? Estimate{100 * review.chanceLost->value, 100 * review.chanceLost->error} : Estimate();
    if (std::round(chance.value) < 1)
        return points;
    const QString whole = QLocale().toString(std::round(chance.value), 'f', 0);
    return Words::tr("%1, −%2% to win")
        .arg(points, isOpen && chance.error > 0 ? Words::tr("%1 ± %2", "a value, its error")
                                                      .arg(whole, QLocale().toString(std::ceil(chance.error), 'f', 0))
                                                : whole);
}

QString themeText(const TurnReview& review, const Position& before)
{
    const QString taken = nameOf(review.taken, before);
    if (review.grade == Grade::Open)
        return Words::tr("It could not be shown whether another turn was better than %1.").arg(taken);
    if (review.exact)
        return Words::tr("There was a better way to end the game than %1.").arg(taken);
    const auto largest = std::ranges::max_element(review.terms, {}, &Estimate::value);
    switch (static_cast<Term>(largest - review.terms.begin())) {
    case Term::Score: return Words::tr("There were more points to make than with %1.").arg(taken);
    case Term::Next: return Words::tr("There was more to prepare for the next turn than with %1.").arg(taken);
    case Term::Kept: return Words::tr("There were better tiles to keep than after %1.").arg(taken);
    case Term::Reply:
    case Term::Theirs: break;
    }
    return Words::tr("There was less to leave to the other side than after %1.").arg(taken);
}

QString bestText(const TurnReview& review, bool isSolved, const Position& before)
{
    if (!tellsBest(review.grade))
        return {};
    const QString words = wordsOf(review.best, before);
    const QString best = review.best.play ? Words::tr("%1 at %2, %n point(s)", nullptr, review.best.score().value)
                                                .arg(words, placeOf(review.best, before))
                                          : words;
    return review.grade == Grade::Open ? Words::tr("Perhaps better: %1").arg(best)
           : isSolved                  ? Words::tr("Solved. Best: %1").arg(best)
                                       : Words::tr("Best: %1").arg(best);
}

QString rarerText(const TurnReview& review, const Position& before)
{
    if (!review.rarer || !review.rarer->play)
        return {};
    const Candidate& rarer = *review.rarer;
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    return Words::tr("With the rarer word %1, %2 points better than %3: %4")
        .arg(spelled(rarestWord(before, rarer.play->toPlay()), alphabet), oneDigit(review.rarerGain.value),
             namesOf(review.best, rarer, before).first,
             Words::tr("%1 at %2").arg(wordsOf(rarer, before), placeOf(rarer, before)));
}

} // namespace storeys
