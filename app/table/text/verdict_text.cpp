#include "table/text/verdict_text.h"

#include "record/play_text.h"
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

bool tellsBest(Grade grade)
{
    return isMistake(grade) || grade == Grade::Open;
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
           : key == "swing" ? Words::tr("The game turned here")
                            : Words::tr("A good turn");
}

QString costText(const TurnReview& review)
{
    if (!tellsBest(review.grade))
        return {};
    const QString points = Words::tr("−%1 points").arg(oneDigit(std::max(review.pointsLost.value, 0.0)));
    const double chance = review.chanceLost ? std::round(100 * review.chanceLost->value) : 0;
    return chance < 1 ? points : Words::tr("%1, −%2% to win").arg(points, QLocale().toString(chance, 'f', 0));
}

QString themeText(const TurnReview& review)
{
    if (review.exact)
        return Words::tr("There was a better way to end the game.");
    const auto largest = std::ranges::max_element(review.terms, {}, &Estimate::value);
    switch (static_cast<Term>(largest - review.terms.begin())) {
    case Term::Score: return Words::tr("There were more points to make.");
    case Term::Next: return Words::tr("There was more to prepare for the next turn.");
    case Term::Kept: return Words::tr("There were better tiles to keep.");
    case Term::Reply:
    case Term::Theirs: break;
    }
    return Words::tr("There was less to leave to the others.");
}

QString bestText(const TurnReview& review, bool isSolved, const Position& before)
{
    if (!tellsBest(review.grade))
        return {};
    const QString words = wordsOf(review.best, before);
    const QString best = review.best.play ? Words::tr("%1 at %2, %n point(s)", nullptr, review.best.score().value)
                                                .arg(words, placeOf(review.best, before))
                                          : words;
    return isSolved ? Words::tr("Solved. Best: %1").arg(best) : Words::tr("Best: %1").arg(best);
}

QString rarerText(const TurnReview& review, const Position& before)
{
    if (!review.rarer)
        return {};
    const QString words = wordsOf(*review.rarer, before);
    return Words::tr("With a rarer word, %1 points better: %2")
        .arg(oneDigit(review.rarerGain.value),
             review.rarer->play ? Words::tr("%1 at %2").arg(words, placeOf(*review.rarer, before)) : words);
}

} // namespace storeys
