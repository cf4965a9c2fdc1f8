// The analysis of a whole game, by the table, without a window.

#include "playing.h"
#include "table_games.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

namespace storeys {

namespace {

// A game that is over, of computers who take no time.
std::unique_ptr<GameTable> playedGame(const QString& players, const QString& variant)
{
    auto table = tableWith(gameOf(players, 4, variant));
    QElapsedTimer time;
    time.start();
    while (!table->live()->isOver() && time.elapsed() < patience)
        QTest::qWait(5);
    return table;
}

QList<ReviewedTurn> turnsOf(GameAnalysis& analysis)
{
    QList<ReviewedTurn> turns;
    for (int row = 0; row < analysis.turns()->count(); ++row)
        turns += analysis.turns()->at(row);
    return turns;
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
    void eachTurnFoundTellsOneRow();
    void theBiggestLossComesFirstAsTurnsAreFound();
    void whatIsFoundWaitsWhileTheListIsHeld();
    void itIsStoppedAndGoneOnWith();
    void anotherGameForgetsIt();
    void ofARecordOnlyTurnsWithAWholeRackAreJudged();
    void whatWasTakenBackIsNotJudged();
    void anAnswerToACardIsNotJudged_data();
    void anAnswerToACardIsNotJudged();
    void aTurnByTheHintIsNoMistake_data();
    void aTurnByTheHintIsNoMistake();
};

void AnalysisTest::aGameThatGoesOnIsNotAnalysed()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QVERIFY(playBest(*table) && playBest(*table));
    GameAnalysis& analysis = *table->analysis();
    QVERIFY(!analysis.isAvailable());
    analysis.start();
    QVERIFY(!analysis.isRunning());
    QCOMPARE(analysis.turns()->count(), 0);
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
    const auto table = playedGame(players, variant);
    GameAnalysis& analysis = *table->analysis();
    QVERIFY(analysis.isAvailable());
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QVERIFY(!analysis.isRunning());
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    QCOMPARE(turns.size(), table->game()->turns().size());
    double lost = 0;
    for (int n = 0; n < turns.size(); ++n) {
        const ReviewedTurn& turn = turns[n];
        QCOMPARE(turn.turn, n + 1);
        QVERIFY(turn.judged);
        QVERIFY(turn.loss >= 0 && !turn.best.isEmpty());
        QCOMPARE(turn.points, table->view()->turns()->at(n).points);
        lost += turn.loss;
    }
    QVERIFY(lost > 0); // who always takes most points gives some away
    QCOMPARE(analysis.players().size(), table->view()->players()->count());
    QCOMPARE(analysis.players()[0].scores.size(), turns.size() + 1);
}

void AnalysisTest::aTurnByTheHintIsNoMistake_data()
{
    QTest::addColumn<bool>("commonFirst");
    QTest::newRow("of common words") << true;
    QTest::newRow("of all words") << false;
}

void AnalysisTest::aTurnByTheHintIsNoMistake()
{
    QFETCH(bool, commonFirst);
    const auto table = tableWith(gameOf("Ann,Bo", 4, "stack8"));
    table->live()->setCommonWordsFirst(commonFirst);
    int hinted = 0;
    while (!table->live()->isOver()) {
        if (hinted == 6) {
            table->view()->pass();
            continue;
        }
        for (int step = 0; step < HintGiver::lastStep; ++step) {
            table->hint()->give();
            QTRY_VERIFY_WITH_TIMEOUT(!table->hint()->isBusy(), patience);
        }
        const QString play = table->hint()->play();
        QVERIFY(!play.isEmpty());
        table->view()->cursor()->layNotation(play);
        table->view()->play();
        ++hinted;
    }
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    for (int n = 0; n < hinted; ++n)
        QCOMPARE(analysis.turns()->at(n).loss, 0.0);
}

void AnalysisTest::eachTurnFoundTellsOneRow()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    const QAbstractItemModelTester tester(analysis.turns(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy added(analysis.turns(), &ReviewModel::rowsInserted),
        changed(analysis.turns(), &ReviewModel::dataChanged);
    QSignalSpy reset(analysis.turns(), &ReviewModel::modelReset), removed(analysis.turns(), &ReviewModel::rowsRemoved);
    QSignalSpy game(&analysis, &GameAnalysis::gameChanged);
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QCOMPARE(added.count(), analysis.count());
    for (int row = 0; row < added.count(); ++row)
        QVERIFY(added[row][1].toInt() == row && added[row][2].toInt() == row);
    QCOMPARE(changed.count() + reset.count() + removed.count() + game.count(), 0);
    analysis.retell(); // nothing is called otherwise now
    QCOMPARE(changed.count() + reset.count() + removed.count(), 0);
}

void AnalysisTest::theBiggestLossComesFirstAsTurnsAreFound()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    ReviewOrder order;
    order.setTurns(analysis.turns());
    const QAbstractItemModelTester tester(&order, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto shown = [&](int row) { return analysis.turns()->at(order.mapToSource(order.index(row, 0)).row()); };
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    const auto counts = [](const ReviewedTurn& turn) { return turn.loss >= ReviewOrder::least; };
    QVERIFY(order.rowCount() > 1);
    QCOMPARE(order.rowCount(), std::ranges::count_if(turns, counts));
    for (int row = 1; row < order.rowCount(); ++row)
        QVERIFY(shown(row - 1).loss >= shown(row).loss);
    QCOMPARE(shown(0).loss, analysis.turns()->heaviest());
    order.setProperty("inOrder", true);
    QCOMPARE(order.rowCount(), turns.size());
    for (int row = 0; row < order.rowCount(); ++row)
        QCOMPARE(shown(row).turn, row + 1);
    order.setProperty("seat", 1);
    QCOMPARE(order.rowCount(), std::ranges::count(turns, 1, &ReviewedTurn::seat));
}

void AnalysisTest::whatIsFoundWaitsWhileTheListIsHeld()
{
    ReviewModel found;
    ReviewOrder order;
    order.setTurns(&found);
    order.setProperty("inOrder", true);
    found.set(QList<ReviewedTurn>(2));
    order.setHeld(true);
    found.add(ReviewedTurn());
    QCOMPARE(order.rowCount(), 2);
    QCOMPARE(order.rowOf(3), -1);
    order.setHeld(false);
    QCOMPARE(order.rowCount(), 3);
    QCOMPARE(order.rowOf(3), 2);
}

void AnalysisTest::itIsStoppedAndGoneOnWith()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    QTRY_VERIFY_WITH_TIMEOUT(analysis.done() >= 2, patience);
    analysis.cancel();
    QVERIFY(!analysis.isRunning());
    const int done = analysis.done();
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    QTest::qWait(50);
    QCOMPARE(analysis.done(), done);
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QCOMPARE(turnsOf(analysis).mid(0, done), turns);
}

void AnalysisTest::anotherGameForgetsIt()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    QVERIFY(analysis.isRunning());
    QSignalSpy changed(&analysis, &GameAnalysis::changed);
    QCOMPARE(table->choices()->start(gameOf("Ann,Bo")), QString());
    QVERIFY(!analysis.isRunning() && !analysis.isAvailable() && changed.count() > 0);
    QCOMPARE(analysis.done(), 0);
    QCOMPARE(analysis.count(), 0);
}

// A record by hand, with racks in part, an exchange of unknown tiles and a withdrawn play.
void AnalysisTest::ofARecordOnlyTurnsWithAWholeRackAreJudged()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    QCOMPARE(table->records()->open(STOREYS_GAMES_DIR "/foreign-cross15.gcg"), QString());
    GameAnalysis& analysis = *table->analysis();
    QVERIFY(analysis.isAvailable());
    analysis.start();
    QTRY_COMPARE_WITH_TIMEOUT(analysis.done(), analysis.count(), patience);
    QVERIFY(analysis.turns()->count() > 0);
    for (const ReviewedTurn& turn : turnsOf(analysis))
        QVERIFY(!turn.judged); // no rack of seven is written
}

void AnalysisTest::whatWasTakenBackIsNotJudged()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("QUIZ\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo", 2, "stack8");
    start.houseRules["mode"] = "challenge";
    start.lexicon = words.fileName();
    auto table = tableWith(start);
    const QString mover = table->view()->owner(), other = mover == "Ann" ? "Bo" : "Ann";
    const int square = table->view()->shape().startSquares.first();
    QVERIFY(table->view()->lay(0, square) && table->view()->lay(1, square + 1));
    table->view()->play();
    challenge(*table, other);
    QVERIFY(table->game()->turns().back().isWithdrawal());
    table->view()->pass();
    table->view()->pass();
    QVERIFY(table->live()->isOver());
    table->analysis()->start();
    QTRY_COMPARE_WITH_TIMEOUT(table->analysis()->done(), table->analysis()->count(), patience);
    const QList<ReviewedTurn> turns = turnsOf(*table->analysis());
    QVERIFY(!turns[0].judged && !turns[1].judged);
    QVERIFY(turns.last().judged);
}

void AnalysisTest::anAnswerToACardIsNotJudged_data()
{
    QTest::addColumn<bool>("takenBack");
    QTest::newRow("that stands") << false;
    QTest::newRow("that is taken back with its play") << true;
}

// In a game of one's own: no game of points that the program brings has cards.
void AnalysisTest::anAnswerToACardIsNotJudged()
{
    QFETCH(bool, takenBack);
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("QUIZ\n") > 0 && words.flush());
    QStringList rows(15, "\"" + QString(15, 'g') + "\"");
    rows[7][8] = 'S';
    QTemporaryDir folder;
    write(
        folder.filePath("cards.json"),
        R"({"base": "cross15", "id": "cards", "board": [)" + rows.join(',').toUtf8()
            + R"(], "supplies": {"blanks": 1, "blockers": 0}, "cards": [{"id": "new-plan", "name": "New plan", "count": 20,
                                                  "does": ["change-three"]}]})");
    GameStart start = gameOf("Ann,Bo", 2, folder.filePath("cards.json"));
    start.houseRules["mode"] = "challenge";
    start.houseRules["first-player"] = "listed";
    start.lexicon = words.fileName();
    auto table = tableWith(start);
    const int square = table->view()->shape().startSquares.first();
    QVERIFY(table->view()->lay(0, square) && table->view()->lay(1, square + 1));
    table->view()->play();
    QCOMPARE(table->cards()->mostTiles(), 3);
    table->cards()->choose({2}, {});
    QVERIFY(table->game()->turns().back().isChoice());
    if (takenBack) {
        challenge(*table, "Bo");
        QVERIFY(table->game()->turns().back().isWithdrawal());
    }
    while (!table->live()->isOver())
        table->view()->pass();
    table->analysis()->start();
    QTRY_COMPARE_WITH_TIMEOUT(table->analysis()->done(), table->analysis()->count(), patience);
    const QList<ReviewedTurn> turns = turnsOf(*table->analysis());
    QCOMPARE(turns[0].judged, !takenBack);
    QVERIFY(!turns[1].judged);
    QVERIFY(turns.last().judged);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::AnalysisTest)
#include "analysis_test.moc"
