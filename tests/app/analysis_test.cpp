// The analysis of a whole game, by the table, without a window.

#include "playing.h"
#include "record/play_text.h"
#include "table/text/verdict_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QAbstractItemModelTester>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <future>

namespace storeys::analysis_test {

namespace {

// A game that is over, of computers who take no time.
std::unique_ptr<GameTable> playedGame(const QString& players, const QString& variant)
{
    auto table = tableWith(gameOf(players, 4, variant));
    table->analysis()->setWork(littleWork);
    if (!QTest::qWaitFor([&] { return table->live()->isOver(); }, patience))
        qFatal("the game does not end");
    return table;
}

QList<ReviewedTurn> turnsOf(GameAnalysis& analysis)
{
    QList<ReviewedTurn> turns;
    for (int row = 0; row < analysis.turns()->count(); ++row)
        turns += analysis.turns()->at(row);
    return turns;
}

bool isWrong(const ReviewedTurn& turn)
{
    return turn.grade == "small" || turn.grade == "medium" || turn.grade == "large";
}

// A game of a person who passes three times, then plays like the computer, and passes to its end.
std::unique_ptr<GameTable> gameOfAPerson(const QString& folder = {})
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table->analysis()->setWork(littleWork);
    if (!folder.isEmpty())
        table->keepIn(StorePlaces::under(folder));
    GameStart start = gameOf("Ann,Bo:greedy", 4, "stack8");
    start.houseRules["first-player"] = "listed";
    if (const QString problem = table->choices()->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    for (int turn = 0; !table->live()->isOver(); ++turn) {
        if (!QTest::qWaitFor([&] { return table->view()->mayAct() || table->live()->isOver(); }, patience))
            qFatal("the computer does not answer");
        if (!table->live()->isOver() && (turn < 3 || turn > 5 || !playBest(*table)))
            table->view()->pass();
    }
    return table;
}

// Notes that the person has solved that turn, counted from 1.
void solve(GameAnalysis& analysis, int turn)
{
    KeptReview kept = analysis.kept();
    kept.turns[static_cast<std::size_t>(turn) - 1]->solved = true;
    analysis.restore(kept);
}

void review(GameAnalysis& analysis)
{
    analysis.start();
    if (!QTest::qWaitFor([&] { return analysis.done() == analysis.count(); }, patience))
        qFatal("the review does not end");
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
    void eachTurnFoundIsToldOnce();
    void theBiggestLossComesFirstAsTurnsAreFound();
    void whatIsFoundWaitsWhileTheListIsHeld();
    void itIsStoppedAndGoneOnWith();
    void anotherGameForgetsIt();
    void ofARecordOnlyTurnsWithAWholeRackAreJudged();
    void whatWasTakenBackIsNotJudged();
    void anAnswerToACardIsNotJudged_data();
    void anAnswerToACardIsNotJudged();
    void aTurnByTheHintIsNoMistakeAndNoFind_data();
    void aTurnByTheHintIsNoMistakeAndNoFind();
    void turnsOfPersonsComeFirst();
    void itBeginsByItselfIfItMay();
    void whatWasBestStaysFoldedUntilItIsAskedFor();
    void whatWasBestIsShownOnTheBoard();
    void eachReasonIsShownOnTheBoard();
    void playersAreSummedUp();
    void otherWordsJudgeAgain();
    void aReviewIsKept();
    void aReviewThatStopsKeepsTheTurnsJudged_data();
    void aReviewThatStopsKeepsTheTurnsJudged();
    void whatIsNotWrittenYetIsReadToo();
    void onlyASettingThatChangesTheReviewStopsIt();
    void aReviewGoesWithItsGame();
    void whatIsNoReviewIsMadeAgain_data();
    void whatIsNoReviewIsMadeAgain();
    void marksOutlastAnotherJudge();
    void aJudgeIsKnownByItsVerdicts();
    void aKeptReasonMayLackAnything();
    void reviewsOfTwoGamesAreBothWritten();
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
    QVERIFY(analysis.unavailable().contains("or resign."));
    table->view()->pass();
    table->view()->pass();
    QVERIFY(analysis.isAvailable() && analysis.unavailable().isEmpty());
    QVERIFY(tableWith(gameOf("Ann"))->analysis()->unavailable().contains("or give up."));
    QCOMPARE(tableWith(gameOf("Ann,Bo", 1, "bust-out"))->analysis()->unavailable(), "This game cannot be analysed.");
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
    QTRY_COMPARE(analysis.done(), analysis.count());
    QVERIFY(!analysis.isRunning());
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    QCOMPARE(turns.size(), table->game()->turns().size());
    double lost = 0;
    for (int n = 0; n < turns.size(); ++n) {
        const ReviewedTurn& turn = turns[n];
        QCOMPARE(turn.turn, n + 1);
        QVERIFY(turn.judged);
        QVERIFY(turn.loss >= 0 && !turn.verdict.isEmpty());
        QCOMPARE(turn.best.isEmpty(), turn.grade == "none");
        QCOMPARE(turn.cost.isEmpty(), turn.grade == "none");
        QCOMPARE(turn.points, table->view()->turns()->at(n).points);
        lost += turn.loss;
    }
    QVERIFY(lost > 0); // who always takes most points gives some away
    QCOMPARE(analysis.players().size(), table->view()->players()->count());
    QCOMPARE(analysis.players()[0].scores.size(), turns.size() + 1);
}

void AnalysisTest::aTurnByTheHintIsNoMistakeAndNoFind_data()
{
    QTest::addColumn<bool>("commonFirst");
    QTest::newRow("of common words") << true;
    QTest::newRow("of all words") << false;
}

void AnalysisTest::aTurnByTheHintIsNoMistakeAndNoFind()
{
    QFETCH(bool, commonFirst);
    const auto table = tableWith(gameOf("Ann,Bo", 4, "stack8"));
    table->live()->setProperty("commonWordsFirst", commonFirst);
    table->analysis()->setWords(commonFirst ? "common" : "all");
    int hinted = 0;
    while (!table->live()->isOver()) {
        if (hinted == 6) {
            table->view()->pass();
            continue;
        }
        for (int step = 0; step < HintGiver::lastStep; ++step) {
            table->hint()->give();
            QTRY_VERIFY(!table->hint()->isBusy());
        }
        const QString play = table->hint()->play();
        QVERIFY(!play.isEmpty());
        table->cursor()->layNotation(play);
        table->view()->play();
        ++hinted;
    }
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    QTRY_COMPARE(analysis.done(), analysis.count());
    int leads = 0;
    for (int n = 0; n < hinted; ++n) {
        const ReviewedTurn turn = analysis.turns()->at(n);
        QCOMPARE(turn.loss, 0.0);
        QVERIFY(turn.key != "find" && turn.verdict != "A great find"); // nor any praise
        const auto& lead = analysis.review(static_cast<std::size_t>(n))->lead;
        leads += lead && lead->value >= 3 && lead->isEstablishedAbove(0);
    }
    QVERIFY(leads > 0);
}

void AnalysisTest::eachTurnFoundIsToldOnce()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    const QAbstractItemModelTester tester(analysis.turns(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy added(analysis.turns(), &ValueModel::rowsInserted), changed(analysis.turns(), &ValueModel::dataChanged);
    QSignalSpy reset(analysis.turns(), &ValueModel::modelReset), removed(analysis.turns(), &ValueModel::rowsRemoved);
    QSignalSpy game(&analysis, &GameAnalysis::gameChanged);
    std::vector<int> found(analysis.count());
    connect(analysis.turns(), &ValueModel::dataChanged, this, [&](const QModelIndex& index) {
        found[index.row()] += analysis.turns()->at(index.row()).key.isEmpty() ? 1 : 0;
    });
    analysis.start();
    QTRY_COMPARE(analysis.done(), analysis.count());
    QCOMPARE(added.count(), 1); // all rows at once, not looked at yet
    for (int row = 0; row < analysis.count(); ++row)
        QVERIFY(found[row] >= 1 || !analysis.turns()->at(row).key.isEmpty());
    QCOMPARE(reset.count() + removed.count() + game.count(), 0);
    changed.clear();
    analysis.retell(); // nothing is called otherwise now
    QCOMPARE(changed.count() + reset.count() + removed.count(), 0);
}

void AnalysisTest::theBiggestLossComesFirstAsTurnsAreFound()
{
    const auto table = playedGame("Ann:greedy,Bo:greedy", "stack8");
    GameAnalysis& analysis = *table->analysis();
    ReviewOrder order;
    order.setSourceModel(analysis.turns());
    const QAbstractItemModelTester tester(&order, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto shown = [&](int row) { return analysis.turns()->at(order.mapToSource(order.index(row, 0)).row()); };
    analysis.start();
    QTRY_COMPARE(analysis.done(), analysis.count());
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    const QStringList grades{"small", "medium", "large"};
    QVERIFY(order.rowCount() > 1);
    QCOMPARE(order.rowCount(), std::ranges::count_if(turns, isWrong));
    for (int row = 1; row < order.rowCount(); ++row) {
        const ReviewedTurn before = shown(row - 1), after = shown(row);
        QVERIFY(grades.indexOf(before.grade) > grades.indexOf(after.grade)
                || (before.grade == after.grade && before.chanceLost >= after.chanceLost));
    }
    order.setProperty("page", "key");
    const auto isKey = [](const ReviewedTurn& turn) { return !turn.key.isEmpty(); };
    QCOMPARE(order.rowCount(), std::ranges::count_if(turns, isKey));
    QVERIFY(order.rowCount() > 0);
    order.setProperty("page", "turns");
    QCOMPARE(order.rowCount(), turns.size());
    for (int row = 0; row < order.rowCount(); ++row)
        QCOMPARE(shown(row).turn, row + 1);
    order.setProperty("seat", 1);
    QCOMPARE(order.rowCount(), std::ranges::count(turns, 1, &ReviewedTurn::seat));
}

void AnalysisTest::whatIsFoundWaitsWhileTheListIsHeld()
{
    Rows<ReviewedTurn> found;
    ReviewOrder order;
    order.setSourceModel(&found);
    order.setProperty("page", "turns");
    ReviewedTurn looked;
    looked.looked = true;
    found.show({looked, looked, ReviewedTurn()});
    order.setHeld(true);
    found.show({looked, looked, looked});
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
    const auto stopping = connect(&analysis, &GameAnalysis::changed, this, [&] {
        if (analysis.done() == 2 && analysis.isRunning())
            analysis.cancel();
    });
    analysis.start();
    QTRY_COMPARE(analysis.done(), 2);
    disconnect(stopping);
    QVERIFY(!analysis.isRunning());
    const int done = analysis.done();
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    QTest::qWait(50);
    QCOMPARE(analysis.done(), done);
    analysis.start();
    QTRY_COMPARE(analysis.done(), analysis.count());
    for (int n = 0; n < turns.size(); ++n) {
        if (!turns[n].looked)
            continue;
        ReviewedTurn turn = analysis.turns()->at(n);
        turn.key = turns[n].key; // key turns may be others once more is known
        QCOMPARE(turn, turns[n]);
    }
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
    QTRY_COMPARE(analysis.done(), analysis.count());
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
    QTRY_COMPARE(table->analysis()->done(), table->analysis()->count());
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
    QTRY_COMPARE(table->analysis()->done(), table->analysis()->count());
    const QList<ReviewedTurn> turns = turnsOf(*table->analysis());
    QCOMPARE(turns[0].judged, !takenBack);
    QVERIFY(!turns[1].judged);
    QVERIFY(turns.last().judged);
}

void AnalysisTest::turnsOfPersonsComeFirst()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    bool isFirst = true;
    connect(analysis.turns(), &ValueModel::dataChanged, this, [&] {
        const QList<ReviewedTurn> turns = turnsOf(analysis);
        const auto isOpen = [](const ReviewedTurn& turn) { return turn.seat == 0 && !turn.looked; };
        const auto isLooked = [](const ReviewedTurn& turn) { return turn.seat == 1 && turn.looked; };
        // one of the last ones may still be at work
        isFirst = isFirst && (std::ranges::count_if(turns, isOpen) <= 1 || std::ranges::none_of(turns, isLooked));
    });
    QCOMPARE(analysis.mistakes(), -1);
    review(analysis);
    QCOMPARE(analysis.done(), analysis.count());
    QVERIFY(isFirst);
    QVERIFY(analysis.mistakes() > 0);
}

void AnalysisTest::itBeginsByItselfIfItMay()
{
    for (const bool may : {true, false}) {
        auto table = tableWith(gameOf("Ann", 4, "stack8"));
        table->analysis()->setProperty("byItself", may);
        while (!table->live()->isOver())
            table->view()->pass();
        QCoreApplication::processEvents();
        QCOMPARE(table->analysis()->isRunning(), may);
        table->analysis()->start(); // need not wait for a quiet moment
        QTRY_COMPARE(table->analysis()->done(), table->analysis()->count());
    }
}

void AnalysisTest::whatWasBestStaysFoldedUntilItIsAskedFor()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    review(analysis);
    std::vector<int> folded; // that are mistakes
    int hidden = 0;
    for (const ReviewedTurn& turn : turnsOf(analysis)) {
        QCOMPARE(turn.folded, turn.seat == 0 && (isWrong(turn) || turn.grade == "open"));
        QCOMPARE(turn.retried, turn.seat == 0 && isWrong(turn));
        if (!turn.folded)
            continue;
        ++hidden;
        if (turn.retried)
            folded.push_back(turn.turn);
        QVERIFY(!turn.advice.isEmpty());
        QCOMPARE(turn.theme.isEmpty(), !turn.retried);
        const QString best = QString::fromStdString(actionText(table->game()->positionBefore(turn.turn - 1).board,
                                                               analysis.review(turn.turn - 1)->best.action(),
                                                               table->game()->position().variant().tiles.alphabet));
        const auto roles = analysis.turns()->roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QString told = analysis.turns()->data(analysis.turns()->index(turn.turn - 1), role.key()).toString();
            QVERIFY2(!told.contains(best.section(' ', 1)) || told == turn.what, role.value());
            if (role.value().startsWith("best") || role.value().startsWith("rarer") || role.value() == "value")
                QVERIFY2(told.isEmpty() || told == "0", role.value());
        }
    }
    QVERIFY(folded.size() >= 3);
    QCOMPARE(analysis.folded(), hidden);
    analysis.unfold(folded[0]);
    QVERIFY(!analysis.turns()->at(folded[0] - 1).best.isEmpty());
    QVERIFY(analysis.turns()->at(folded[1] - 1).best.isEmpty());
    solve(analysis, folded[1]);
    QVERIFY(analysis.turns()->at(folded[1] - 1).solved && !analysis.turns()->at(folded[1] - 1).best.isEmpty());
    QCOMPARE(analysis.mistakes(), static_cast<int>(folded.size()) - 1);
    analysis.unfold();
    QCOMPARE(analysis.folded(), 0);
}

void AnalysisTest::whatWasBestIsShownOnTheBoard()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    HistoryView& look = *table->view()->look();
    review(analysis);
    const QList<ReviewedTurn> turns = turnsOf(analysis);
    const auto found =
        std::ranges::find_if(turns, [](const ReviewedTurn& turn) { return turn.folded && turn.turn > 2; });
    QVERIFY(found != turns.end());
    const int turn = found->turn;
    look.show(turn);
    const QStringList played = table->view()->stacks();
    analysis.showBest(turn);
    QVERIFY(!look.isImagined()); // it is folded
    analysis.unfold(turn);
    analysis.showBest(turn);
    QVERIFY(look.isActive() && look.isImagined());
    const Candidate& best = analysis.review(turn - 1)->best;
    const Board& board = table->game()->position().board;
    int laid = 0;
    for (const Placement& placement : best.play->toPlay().placements) {
        const int square = board.indexOf(placement.square);
        QCOMPARE(table->view()->marks()[square], 1);
        QVERIFY(table->view()->stacks()[square].size() > played[square].size());
        QVERIFY(!table->view()->story()->layers(square).isEmpty());
        ++laid;
    }
    QVERIFY(laid > 0);
    QVERIFY(look.caption().contains(wordsOf(best, table->game()->positionBefore(turn - 1))));
    QCOMPARE(look.entry().points, best.score().value);
    look.stopImagining();
    QCOMPARE(table->view()->stacks(), played);
    QCOMPARE(look.turn(), turn);
    analysis.showBest(turn);
    look.back(); // to the turn before
    QVERIFY(!look.isImagined());
    QCOMPARE(look.turn(), turn - 1);
    look.leave();
    analysis.showBest(turn);
    look.stopImagining();
    QVERIFY(!look.isActive());
}

void AnalysisTest::eachReasonIsShownOnTheBoard()
{
    // Without the blank, the first turn has no play that could be shown.
    const auto table = tableWith(gameOf("Ann,Bo"));
    table->analysis()->setWork(littleWork);
    QCOMPARE(table->records()->openText(
                 "#player1 Ann Ann\n#player2 Bo Bo\n>Ann: VVWWCC? 8G VoW +16 16\n>Bo: AEINRST - +0 0\n"),
             QString());
    GameAnalysis& analysis = *table->analysis();
    review(analysis);
    analysis.unfold();
    QSet<bool> shown;
    for (const ReviewedTurn& turn : turnsOf(analysis))
        for (int reason = -1; reason <= turn.reasons.size(); ++reason) {
            table->view()->look()->stopImagining();
            analysis.showReason(turn.turn, reason);
            const bool shows = turn.shownReasons.value(reason);
            QCOMPARE(table->view()->look()->isImagined(), shows);
            if (reason >= 0 && reason < turn.reasons.size())
                shown += shows;
        }
    QCOMPARE(shown, (QSet<bool>{false, true}));
}

void AnalysisTest::playersAreSummedUp()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    review(analysis);
    const QList<ReviewedPlayer> players = analysis.summaries();
    QCOMPARE(players.size(), 2);
    for (int seat = 0; seat < 2; ++seat) {
        int mistakes = 0, turns = 0;
        for (const ReviewedTurn& turn : turnsOf(analysis)) {
            const bool hadChoice = turn.judged && !analysis.review(turn.turn - 1)->forced;
            mistakes += turn.seat == seat && isWrong(turn) && hadChoice;
            turns += turn.seat == seat && hadChoice;
        }
        QCOMPARE(players[seat].small + players[seat].medium + players[seat].large, mistakes);
        QCOMPARE(players[seat].turns, turns);
        QCOMPARE(players[seat].accuracy >= 0, turns >= 5);
    }
    QVERIFY(players[0].plays < players[1].plays);
    QVERIFY(analysis.remark().isEmpty());
    const QList<PlayerScores> chances = analysis.chances();
    QCOMPARE(chances.size(), 1);
    QCOMPARE(chances[0].name, QString("Ann"));
    QCOMPARE(chances[0].scores.size(), analysis.count() + 1);
    QCOMPARE(chances[0].known.size(), chances[0].scores.size());
    for (const ReviewedTurn& turn : turnsOf(analysis))
        QCOMPARE(chances[0].known[turn.turn], turn.judged && analysis.review(turn.turn - 1)->chance.has_value());
    QVERIFY(chances[0].scores.last() < 10); // she passed
}

void AnalysisTest::otherWordsJudgeAgain()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    review(analysis);
    const auto losses = [&] {
        double sum = 0;
        for (const ReviewedTurn& turn : turnsOf(analysis))
            sum += turn.loss;
        return sum;
    };
    const double common = losses();
    analysis.setWords("all");
    QVERIFY(analysis.isRunning());
    QTRY_COMPARE(analysis.done(), analysis.count());
    QVERIFY(losses() > common); // more was to be found
}

void AnalysisTest::aReviewIsKept()
{
    const QTemporaryDir folder;
    QList<ReviewedTurn> turns;
    {
        const auto table = gameOfAPerson(folder.path());
        review(*table->analysis());
        solve(*table->analysis(), 3);
        table->analysis()->unfold(1);
        turns = turnsOf(*table->analysis());
    }
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table.keepIn(StorePlaces::under(folder.path()));
    QCOMPARE(table.records()->open(table.records()->shelf()->finished().at(0).file), QString());
    QVERIFY(table.analysis()->isAvailable());
    table.analysis()->start();
    QVERIFY(!table.analysis()->isRunning());
    QCOMPARE(table.analysis()->done(), table.analysis()->count());
    QCOMPARE(turnsOf(*table.analysis()), turns);
}

void AnalysisTest::aReviewThatStopsKeepsTheTurnsJudged_data()
{
    QTest::addColumn<bool>("quits");
    QTest::newRow("the program is left") << true;
    QTest::newRow("another game begins") << false;
}

void AnalysisTest::aReviewThatStopsKeepsTheTurnsJudged()
{
    QFETCH(bool, quits);
    const QTemporaryDir folder;
    auto table = gameOfAPerson(folder.path());
    QVERIFY(table->analysis()->count() > 8);
    table->analysis()->start();
    QTRY_VERIFY(table->analysis()->done() >= 4);
    const int done = table->analysis()->done();
    if (quits) {
        table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table->keepIn(StorePlaces::under(folder.path()));
    } else {
        QCOMPARE(table->choices()->start(gameOf("Ann,Bo")), QString());
    }
    QCOMPARE(table->records()->open(table->records()->shelf()->finished().at(0).file), QString());
    QCOMPARE(table->analysis()->recall().size(), table->analysis()->count());
    QCOMPARE(table->analysis()->done(), done);
}

void AnalysisTest::whatIsNotWrittenYetIsReadToo()
{
    const QTemporaryDir folder;
    const auto table = gameOfAPerson();
    review(*table->analysis());
    JobThread disk;
    std::promise<void> free;
    ReviewStore store;
    store.keepIn(folder.path(), disk);
    disk.run([busy = free.get_future().share()] { busy.wait(); });
    store.write("one", reviewText(table->analysis()->kept(), *table->game()));
    const auto read = store.read("one", *table->game());
    free.set_value();
    QVERIFY(read);
    QCOMPARE(read->done(), table->analysis()->count());
    QVERIFY(store.flush());
}

void AnalysisTest::onlyASettingThatChangesTheReviewStopsIt()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    analysis.start();
    table->live()->setProperty("commonWordsFirst", false);
    QVERIFY(analysis.isRunning());
    table->live()->setProperty("offensiveWords", true);
    QVERIFY(!analysis.isRunning());
    QCOMPARE(analysis.done(), 0);
}

void AnalysisTest::aReviewGoesWithItsGame()
{
    const QTemporaryDir folder;
    review(*gameOfAPerson(folder.path())->analysis());
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    const StorePlaces places = StorePlaces::under(folder.path());
    table.keepIn(places);
    const QDir reviews(places.records + "/reviews");
    QCOMPARE(reviews.entryList(QDir::Files).size(), 1);
    QCOMPARE(table.records()->shelf()->remove(table.records()->shelf()->finished().at(0).id), QString());
    QVERIFY(reviews.entryList(QDir::Files).isEmpty());
}

void AnalysisTest::whatIsNoReviewIsMadeAgain_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("an older judge") << QByteArray("\"judge\":4") << QByteArray("\"judge\":3") << true;
    QTest::newRow("other words") << QByteArray("\"words\":\"common\"") << QByteArray("\"words\":\"all\"") << true;
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[") << true;
    QTest::newRow("plays of another board") << QByteArray("\"best\":\"") << QByteArray("\"best\":\"99Z ") << true;
    QTest::newRow("a newer program") << QByteArray("\"version\":1") << QByteArray("\"version\":2") << false;
}

void AnalysisTest::whatIsNoReviewIsMadeAgain()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(bool, isReplaced);
    static const QTemporaryDir folder;
    const StorePlaces places = StorePlaces::under(folder.path());
    const QDir reviews(places.records + "/reviews");
    if (!reviews.exists())
        review(*gameOfAPerson(folder.path())->analysis());
    const QString file = reviews.filePath(reviews.entryList(QDir::Files).at(0));
    static const QByteArray sound = contentOf(file);
    const QByteArray changed = QByteArray(sound).replace(from, to);
    QVERIFY(changed != sound);
    write(file, changed);
    {
        GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table.analysis()->setWork(littleWork);
        table.keepIn(places);
        QCOMPARE(table.records()->open(table.records()->shelf()->finished().at(0).file), QString());
        table.analysis()->start();
        QVERIFY(table.analysis()->isRunning());
        QTRY_VERIFY(table.analysis()->done() > 0);
        table.analysis()->cancel();
    }
    QCOMPARE(contentOf(file) != changed, isReplaced);
}

// What was shown or solved need not be shown or solved again when turns are judged anew, also if that is stopped midway.
void AnalysisTest::marksOutlastAnotherJudge()
{
    const QTemporaryDir folder;
    const StorePlaces places = StorePlaces::under(folder.path());
    QList<ReviewedTurn> before;
    {
        const auto table = gameOfAPerson(folder.path());
        GameAnalysis& analysis = *table->analysis();
        review(analysis);
        std::vector<int> folded;
        for (const ReviewedTurn& turn : turnsOf(analysis))
            if (turn.folded)
                folded.push_back(turn.turn);
        QVERIFY(folded.size() >= 3);
        solve(analysis, folded[0]);
        analysis.unfold(folded[1]);
        before = turnsOf(analysis);
    }
    const QDir reviews(places.records + "/reviews");
    const QString file = reviews.filePath(reviews.entryList(QDir::Files).at(0));
    QJsonObject older = QJsonDocument::fromJson(contentOf(file)).object();
    older["judge"] = older["judge"].toInt() - 1;
    write(file, QJsonDocument(older).toJson());
    for (const bool isWhole : {false, true}) {
        GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table.analysis()->setWork(littleWork);
        table.keepIn(places);
        QCOMPARE(table.records()->open(table.records()->shelf()->finished().at(0).file), QString());
        QCOMPARE(table.analysis()->recall().size(), before.size());
        QVERIFY(table.analysis()->done() < table.analysis()->count());
        table.analysis()->start();
        QTRY_VERIFY(table.analysis()->done() > 0);
        if (!isWhole)
            continue;
        QTRY_COMPARE(table.analysis()->done(), table.analysis()->count());
        QCOMPARE(turnsOf(*table.analysis()), before);
    }
}

// Older reviews are redone if turns are judged differently, which only the number of the judge tells: if this fails, raise
// `judge` in review_store.cpp, and write both numbers down here.
void AnalysisTest::aJudgeIsKnownByItsVerdicts()
{
    const auto table = gameOfAPerson();
    GameAnalysis& analysis = *table->analysis();
    review(analysis);
    const QJsonObject json = QJsonDocument::fromJson(reviewText(analysis.kept(), *table->game())).object();
    QString verdicts;
    for (const QJsonValue& turn : json["turns"].toArray())
        verdicts += turn["grade"].toString() + ' ' + turn["best"].toString() + '\n';
    const QByteArray hash = QCryptographicHash::hash(verdicts.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    QCOMPARE(QString("%1 %2").arg(json["judge"].toInt()).arg(hash), "4 b10ddd9c1fbf");
}

void AnalysisTest::aKeptReasonMayLackAnything()
{
    const QTemporaryDir folder;
    const StorePlaces places = StorePlaces::under(folder.path());
    review(*gameOfAPerson(folder.path())->analysis());
    const QDir reviews(places.records + "/reviews");
    const QString file = reviews.filePath(reviews.entryList(QDir::Files).at(0));
    const QJsonObject sound = QJsonDocument::fromJson(contentOf(file)).object();
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table.analysis()->setWork(littleWork);
    table.keepIn(places);
    const QString game = table.records()->shelf()->finished().at(0).file;
    const QJsonArray turns = sound["turns"].toArray();
    int told = 0;
    for (qsizetype turn = 0; turn < turns.size(); ++turn) {
        QJsonObject changed = turns[turn].toObject();
        changed["shown"] = true;
        const QJsonArray reasons = changed["reasons"].toArray();
        if (reasons.isEmpty())
            continue;
        QList<QJsonObject> variations;
        for (std::size_t kind = 0; kind < reasonKinds; ++kind)
            for (const QString& left : QStringList{""} + reasons[0].toObject().keys()) {
                QJsonObject reason = reasons[0].toObject();
                reason["kind"] = QString::fromLatin1(reasonName(static_cast<Reason::Kind>(kind)));
                reason.remove(left);
                variations += reason;
            }
        for (const QJsonObject& reason : variations) {
            changed["reasons"] = QJsonArray{reason};
            QJsonArray all = turns;
            all[turn] = changed;
            QJsonObject kept = sound;
            kept["turns"] = all;
            write(file, QJsonDocument(kept).toJson());
            QCOMPARE(table.records()->open(game), QString());
            const ReviewedTurn row = table.analysis()->recall().at(turn);
            QCOMPARE(row.reasons.size(), row.shownReasons.size());
            told += static_cast<int>(row.reasons.size());
            table.analysis()->showReason(row.turn, 0);
            table.analysis()->cancel();
        }
        if (told > 0)
            break; // reasons of one turn are enough
    }
    QVERIFY(told > static_cast<int>(reasonKinds) / 2);
}

void AnalysisTest::reviewsOfTwoGamesAreBothWritten()
{
    const QTemporaryDir folder;
    JobThread disk;
    std::promise<void> free;
    disk.run([busy = free.get_future().share()] { busy.wait(); });
    ReviewStore store;
    store.keepIn(folder.path(), disk);
    store.write("one", "first");
    store.write("two", "second");
    store.write("one", "third");
    free.set_value();
    store.flush();
    QCOMPARE(contentOf(folder.filePath("one.json")), "third");
    QCOMPARE(contentOf(folder.filePath("two.json")), "second");
}

const NamedTest named("analysis", runTest<AnalysisTest>);

} // namespace storeys::analysis_test

#include "analysis_test.moc"
