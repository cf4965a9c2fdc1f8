// The analysis of a whole game, by the session, without a window.

#include "playing.h"
#include "session_games.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

namespace storeys {

namespace {

constexpr int patience = 120'000; // ms, for slow machines

// A game that is over, of computers who take no time.
std::unique_ptr<GameTable> playedGame(const QString& players, const QString& variant)
{
    auto session = sessionWith(gameOf(players, 4, variant));
    QElapsedTimer time;
    time.start();
    while (!session->live()->isOver() && time.elapsed() < patience)
        QTest::qWait(5);
    return session;
}

} // namespace

class AnalysisTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aGameThatGoesOnIsNotAnalysed();
    void everyTurnOfAFinishedGameIsJudged_data();
    void everyTurnOfAFinishedGameIsJudged();
    void itIsStoppedAndGoneOnWith();
    void anotherGameForgetsIt();
    void ofARecordOnlyTurnsWithAWholeRackAreJudged();
    void whatWasTakenBackIsNotJudged();
    void aTurnByTheHintIsNoMistake();
};

void AnalysisTest::aGameThatGoesOnIsNotAnalysed()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*session) && playBest(*session));
    GameAnalysis& analysis = *session->analysis();
    QVERIFY(!analysis.isAvailable());
    analysis.start();
    QVERIFY(!analysis.isRunning());
    QCOMPARE(analysis.turns().size(), 0);
}

void AnalysisTest::everyTurnOfAFinishedGameIsJudged_data()
{
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("variant");
    QTest::newRow("stacking") << "Ann:greedy,Bo:greedy"
                              << "stack8";
    QTest::newRow("flat, three") << "Ann:greedy,Bo:greedy,Cy:greedy"
                                 << "cross15";
}

void AnalysisTest::everyTurnOfAFinishedGameIsJudged()
{
    QFETCH(QString, players);
    QFETCH(QString, variant);
    const auto session = playedGame(players, variant);
    GameAnalysis& analysis = *session->analysis();
    QVERIFY(analysis.isAvailable());
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QVERIFY(!analysis.isRunning());
    const QVariantList turns = analysis.turns();
    QCOMPARE(turns.size(), session->game()->turns().size());
    double lost = 0;
    for (int n = 0; n < turns.size(); ++n) {
        const QVariantMap turn = turns[n].toMap();
        QCOMPARE(turn.value("turn").toInt(), n + 1);
        QVERIFY(turn.value("judged").toBool());
        QVERIFY(turn.value("loss").toDouble() >= 0 && !turn.value("best").toString().isEmpty());
        QCOMPARE(turn.value("points"), session->view()->turns()->get(n).value("points"));
        lost += turn.value("loss").toDouble();
    }
    QVERIFY(lost > 0); // who always takes most points gives some away
    QCOMPARE(analysis.players().size(), session->view()->players()->count());
    QCOMPARE(analysis.players()[0].toMap().value("scores").toList().size(), turns.size() + 1);
}

void AnalysisTest::aTurnByTheHintIsNoMistake()
{
    const auto session = sessionWith(gameOf("Ann,Bo", 4, "stack8"));
    int hinted = 0;
    while (!session->live()->isOver()) {
        if (hinted == 6) {
            session->view()->pass();
            continue;
        }
        for (int step = 0; step < HintGiver::lastStep; ++step) {
            session->hint()->give();
            QTRY_VERIFY_WITH_TIMEOUT(!session->hint()->isBusy(), patience);
        }
        const QString play = session->hint()->play();
        QVERIFY(!play.isEmpty());
        session->view()->cursor()->layText(play);
        session->view()->play();
        ++hinted;
    }
    GameAnalysis& analysis = *session->analysis();
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    for (int n = 0; n < hinted; ++n)
        QCOMPARE(analysis.turns()[n].toMap().value("loss").toDouble(), 0.0);
}

void AnalysisTest::itIsStoppedAndGoneOnWith()
{
    const auto session = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *session->analysis();
    analysis.start();
    QTRY_VERIFY_WITH_TIMEOUT(analysis.done() >= 2, patience);
    analysis.cancel();
    QVERIFY(!analysis.isRunning());
    const int done = analysis.done();
    const QVariantList turns = analysis.turns();
    QTest::qWait(50);
    QCOMPARE(analysis.done(), done);
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QCOMPARE(analysis.turns().mid(0, done), turns);
}

void AnalysisTest::anotherGameForgetsIt()
{
    const auto session = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *session->analysis();
    analysis.start();
    QVERIFY(analysis.isRunning());
    QSignalSpy changed(&analysis, &GameAnalysis::changed);
    QCOMPARE(session->choices()->start(gameOf("Ann,Bo")), QString());
    QVERIFY(!analysis.isRunning() && !analysis.isAvailable() && changed.count() > 0);
    QCOMPARE(analysis.done(), 0);
    QCOMPARE(analysis.count(), 0);
}

// A record by hand, with racks in part, an exchange of unknown tiles and a withdrawn play.
void AnalysisTest::ofARecordOnlyTurnsWithAWholeRackAreJudged()
{
    auto session = sessionWith(gameOf("Ann,Bo"));
    QCOMPARE(session->records()->open(STOREYS_GAMES_DIR "/foreign-cross15.gcg"), QString());
    GameAnalysis& analysis = *session->analysis();
    QVERIFY(analysis.isAvailable());
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    for (const QVariant& turn : analysis.turns())
        QVERIFY(!turn.toMap().value("judged").toBool()); // no rack of seven is written
}

void AnalysisTest::whatWasTakenBackIsNotJudged()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("QUIZ\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo", 2, "stack8");
    start.houseRules["mode"] = "challenge";
    start.lexicon = words.fileName();
    auto session = sessionWith(start);
    const QString mover = session->view()->owner(), other = mover == "Ann" ? "Bo" : "Ann";
    const int square = session->view()->shape().startSquares.first();
    QVERIFY(session->view()->lay(0, square) && session->view()->lay(1, square + 1));
    session->view()->play();
    challenge(*session, other);
    QVERIFY(session->game()->turns().back().isWithdrawal());
    session->view()->pass();
    session->view()->pass();
    QVERIFY(session->live()->isOver());
    session->analysis()->start();
    QTRY_COMPARE_WITH_TIMEOUT(session->analysis()->done(), session->analysis()->count(), patience);
    const QVariantList turns = session->analysis()->turns();
    QVERIFY(!turns[0].toMap().value("judged").toBool() && !turns[1].toMap().value("judged").toBool());
    QVERIFY(turns.last().toMap().value("judged").toBool());
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::AnalysisTest)
#include "analysis_test.moc"
