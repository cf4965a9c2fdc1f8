// Sentences that compare two turns: both are named, and the figures beside them agree. In games of computers that were
// analysed, and of tries in retries, in both languages. STOREYS_COMPARED_TURNS and STOREYS_COMPARED_TRIES: how many, at
// least.

#include "desktop/preferences/language.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/text/reason_text.h"
#include "table/text/verdict_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

namespace storeys::compared_turns_test {

namespace {

int countOf(const char* variable, int usually)
{
    bool isGiven = false;
    const int count = qEnvironmentVariableIntValue(variable, &isGiven);
    return isGiven ? count : usually;
}

// What names the turn in any sentence: the main word, or the tiles that it exchanges.
QString needleOf(const Candidate& turn, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    if (turn.play)
        return wordsOf(scoreOf(before, turn.play->toPlay()), alphabet).value(0);
    return turn.exchanged.empty() ? "pass" : faceTexts(turn.exchanged, alphabet).join(' ');
}

bool names(const QString& text, const Candidate& turn, const Position& before)
{
    return text.contains(needleOf(turn, before), Qt::CaseInsensitive);
}

// The numbers of a text, as its language writes them.
QList<double> numbersOf(const QString& text)
{
    static const QRegularExpression number("[0-9]+([.,][0-9])?");
    QList<double> numbers;
    for (auto found = number.globalMatch(text); found.hasNext();)
        numbers += found.next().captured().replace(',', '.').toDouble();
    return numbers;
}

QList<double> percentsOf(const QString& text)
{
    static const QRegularExpression percent("([0-9]+)[ \u00a0]?%");
    QList<double> numbers;
    for (auto found = percent.globalMatch(text); found.hasNext();)
        numbers += found.next().captured(1).toDouble();
    return numbers;
}

// As pointsText() rounds.
double shown(double points)
{
    const double exact = std::abs(points);
    return exact >= 10 ? std::round(exact) : std::round(2 * exact) / 2;
}

// Whether the reason's own figures say what the sentence says, and stand in it.
bool agrees(const Reason& reason, const TurnReview& review, const QString& text)
{
    using enum Reason::Kind;
    const QList<double> numbers = numbersOf(text), percents = percentsOf(text);
    const auto tells = [&](const std::optional<Estimate>& points) {
        return points && numbers.contains(shown(points->value));
    };
    const double scoredMore = (review.best.score() - review.taken.score()).value;
    switch (reason.kind) {
    case MorePoints: return scoredMore > 0 && numbers.contains(scoredMore);
    case TallWord:
        return scoredMore > 0 && numbers.contains(review.best.score().value)
               && numbers.contains(review.taken.score().value);
    case KeepsMore:
        return tells(reason.points) && (!reason.otherPoints || (scoredMore < 0 && numbers.contains(-scoredMore)));
    case OpensWord:
        // of a word that only the turn itself makes, the other turn is not told
        return (percents.size() == 1 && reason.otherChance->value == 0)
               || (percents.size() == 2 && percents[0] > percents[1]);
    case OpensSquare:
    case SetsUp:
    case AllTilesNext: return percents.size() == 2 && percents[0] > percents[1];
    case FillsStack:
    case Unplayable: return percents.size() == 1;
    case LeftWith:
        return tells(reason.points) && tells(reason.otherPoints) && reason.points->value > reason.otherPoints->value;
    case WinsBy: return reason.points->value > reason.otherPoints->value;
    case GoesOut:
        return tells(reason.points) && tells(reason.otherPoints)
               && (reason.evidence.size() < 2 || numbers.contains(static_cast<double>(reason.evidence.size()) - 1));
    case BlankSpent: return reason.points->value == 0 || tells(reason.points);
    default: return tells(reason.points);
    }
}

std::unique_ptr<GameTable> analysed(const QString& players, const QString& variant, quint64 seed)
{
    auto table = tableWith(gameOf(players, seed, variant));
    table->analysis()->setWork(littleWork);
    return table;
}

void finish(GameTable& table)
{
    while (!table.live()->isOver())
        if (table.live()->countHere() == 0)
            QTest::qWait(1);
        else if (table.live()->turnCount() >= 12 || !playBest(table))
            table.view()->pass();
    table.analysis()->start();
    if (!QTest::qWaitFor([&] { return table.analysis()->done() == table.analysis()->count(); }, patience))
        qFatal("the review does not end");
}

QString variantOf(quint64 seed)
{
    return QStringList{"stack8", "cross15", "stack10"}[seed % 3];
}

} // namespace

class ComparedTurnsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void reviewsNameBothTurnsAndAgreeWithTheirFigures();
    void repliesToTriesNameBothTurnsAndAgreeWithTheirFigures();
};

void ComparedTurnsTest::reviewsNameBothTurnsAndAgreeWithTheirFigures()
{
    const int most = countOf("STOREYS_COMPARED_TURNS", 60);
    int turns = 0, reasons = 0, open = 0, rarer = 0, decided = 0;
    Language language;
    for (quint64 seed = 1; turns < most; ++seed) {
        const auto table = analysed("Ann:casual,Bo:greedy", variantOf(seed), seed);
        finish(*table);
        GameAnalysis& analysis = *table->analysis();
        const QStringList players{"Ann", "Bo"};
        for (int n = 0; n < analysis.count(); ++n) {
            const TurnReview* review = analysis.review(static_cast<std::size_t>(n));
            if (!review)
                continue;
            ++turns;
            const Position& before = table->game()->positionBefore(static_cast<std::size_t>(n));
            // as the rules page says
            const bool isDecided =
                review->chance
                && storeys::isDecided(review->chance->value, review->chance->value - review->chanceLost->value);
            if (isDecided && isMistake(review->grade)) {
                QCOMPARE(review->grade, gradeOf(review->pointsLost, pointLimits(*before.book).ofDecided()));
                ++decided;
            }
            for (const QString code : {"en", "de"}) {
                language.use(code);
                const auto [best, taken] = namesOf(review->best, review->taken, before);
                const QString where = QString("%1 %2, turn %3 (%4): ")
                                          .arg(code, variantOf(seed), QString::number(n + 1), QString::number(seed));
                for (const Reason& reason : review->reasons) {
                    if (reason.kind == Reason::Kind::NoWord)
                        continue;
                    const QString text = reasonText(reason, *review, before, players);
                    const QByteArray told = (where + text).toUtf8();
                    const bool isOfOne = reason.kind == Reason::Kind::OpensWord && percentsOf(text).size() == 1;
                    QVERIFY2((isOfOne || names(text, review->best, before)) && names(text, review->taken, before),
                             told);
                    QVERIFY2(best != taken && (isOfOne || text.contains(best, Qt::CaseInsensitive))
                                 && text.contains(taken, Qt::CaseInsensitive),
                             told);
                    QVERIFY2(agrees(reason, *review, text), told);
                    ++reasons;
                }
                const QString cost = costText(*review), theme = themeText(*review, before);
                if (isMistake(review->grade) || review->grade == Grade::Open) {
                    QVERIFY2(names(theme, review->taken, before), (where + theme).toUtf8());
                    QVERIFY2(numbersOf(cost).contains(rounded(std::max(review->pointsLost.value, 0.0))),
                             (where + cost).toUtf8());
                }
                if (review->grade == Grade::Open) {
                    QVERIFY2(review->pointsLost.error > 0 ? cost.contains(u'±')
                                                          : cost.contains(code == "en" ? "not solved" : "nicht"),
                             (where + cost).toUtf8());
                    QVERIFY(!bestText(*review, false, before).startsWith(code == "en" ? "Best" : "Am besten"));
                    ++open;
                }
                if (review->rarer) {
                    const QString text = rarerText(*review, before);
                    QVERIFY2(names(text, review->best, before) && names(text, *review->rarer, before),
                             (where + text).toUtf8());
                    QVERIFY(review->rarerGain.value > 0 && numbersOf(text).contains(rounded(review->rarerGain.value)));
                    const Letters rare = rarestWord(before, review->rarer->play->toPlay());
                    QVERIFY(!before.book->lexicon->isCommon(rare));
                    QVERIFY(text.contains(spelled(rare, before.variant().tiles.alphabet)));
                    ++rarer;
                }
            }
        }
    }
    qInfo("%d turns, %d reasons, %d open, %d rarer, %d decided", turns, reasons / 2, open / 2, rarer / 2, decided);
    QVERIFY(reasons > most / 10);
}

void ComparedTurnsTest::repliesToTriesNameBothTurnsAndAgreeWithTheirFigures()
{
    const int most = countOf("STOREYS_COMPARED_TRIES", 12);
    int tries = 0;
    QMap<QString, int> verdicts;
    Language language;
    for (quint64 seed = 1; tries < most; ++seed) {
        const auto table = analysed("Ann,Bo", variantOf(seed), seed);
        finish(*table);
        Retry& retry = *table->retry();
        const KeptReview kept = table->analysis()->kept();
        const Game game = *table->game();
        if (!retry.start(retry.mistakes()).isEmpty())
            continue;
        for (; retry.isActive() && tries < most; retry.next()) {
            const auto turn = static_cast<std::size_t>(retry.turn()) - 1;
            const Position& before = game.positionBefore(turn);
            const Candidate taken = kept.turns[turn]->review->taken;
            Candidate best = kept.turns[turn]->review->best;
            std::vector<FoundPlay> plays = allPlays(table->game()->position());
            std::ranges::stable_sort(plays, std::ranges::greater(), &FoundPlay::score);
            for (std::size_t n = 0; n < std::min<std::size_t>(4, plays.size()); ++n) {
                const Candidate tried{plays[n * n % plays.size()], {}, 0};
                table->view()->takeBackAll();
                if (!lay(*table, tried.play->toPlay()))
                    continue;
                table->view()->play();
                QTRY_VERIFY(retry.verdict() != "judging");
                ++tries;
                const QString verdict = retry.verdict();
                ++verdicts[verdict];
                const auto oneDigit = [](double value) { return std::round(10 * value); };
                const TryDistance figures = retry.distance();
                const double now = oneDigit(figures.tried), then = oneDigit(figures.taken),
                             top = oneDigit(figures.best);
                const bool isTaken = tried.action() == taken.action(), isBest = tried.action() == best.action();
                for (const QString code : {"en", "de"}) {
                    language.use(code);
                    const QString text = retry.reply();
                    const QByteArray told =
                        QString("%1: %2 (%3 → %4 → %5)")
                            .arg(code, text, QString::number(then), QString::number(now), QString::number(top))
                            .toUtf8();
                    QVERIFY2(isTaken || names(text, tried, before), told);
                    if (verdict == "notBetter" && !isTaken) {
                        QVERIFY2(names(text, taken, before), told);
                        QCOMPARE(text.contains(code == "en" ? "cannot be shown" : "lässt sich nicht"), now > then);
                    } else if (!isTaken && !isBest) {
                        QVERIFY2(now >= then, told);
                    }
                    if (verdict == "better" || verdict == "almost")
                        QVERIFY2(names(text, taken, before), told);
                    // the answer is not given before it is asked for
                    const QString answer = needleOf(best, before);
                    const QString all = text + retry.reasons().join(' ') + retry.hint();
                    if (!isBest && verdict != "best" && answer.size() > 3 && names(all, best, before))
                        QVERIFY2(needleOf(tried, before).contains(answer) || needleOf(taken, before).contains(answer),
                                 told);
                    QVERIFY2(isBest || verdict == "best" || retry.reasons().isEmpty(), told);
                }
                if (verdict == "best" && !isBest)
                    best = tried; // a better one was found
            }
        }
        retry.leave();
    }
    for (const auto& [verdict, count] : verdicts.asKeyValueRange())
        qInfo("%d %s", count, qPrintable(verdict));
    QVERIFY(verdicts.size() > 1);
}

const NamedTest named("compared_turns", runTest<ComparedTurnsTest>);

} // namespace storeys::compared_turns_test

#include "compared_turns_test.moc"
