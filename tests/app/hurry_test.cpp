// Work on other threads (hints, analysis, saving), started and called off in quick succession, as by a person in a hurry.
// The thread sanitizer runs these tests too.

#include "table/game_table.h"
#include "table/threads/off_thread.h"
#include "table_games.h"
#include "test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace storeys::hurry_test {

namespace {

constexpr int rounds = 30;

// A moment, each of another length, so that a thread is found at every point of its work.
void waitAMoment(int round)
{
    QTest::qWait(round % 6);
}

} // namespace

class HurryTest : public QObject
{
    Q_OBJECT

private slots:
    // ---- threads
    void onlyTheLastAnswerArrives();
    void nobodyAnswersWhoeverCalledOff();
    void anAnswerThatIsWaitedForArrivesOnce();
    void whoIsGoneGetsNoAnswer();
    void allJobsAreDoneInOrderBeforeTheThreadGoes();

    // ---- the table
    void aHintIsOfTheLastPosition();
    void theNearestPlayIsOfTheLastDraft();
    void theAnalysisGoesOnWhereItWasStopped();
    void aComputerAnswersTheLastQuestion();
    void theLastRecordIsOnDisk();
    void aTableMayGoWhileAllOfItThinks();
};

void HurryTest::onlyTheLastAnswerArrives()
{
    JobThread thread;
    OffThread<int> asked(thread);
    QList<int> answers;
    for (int n = 0; n <= 1000; ++n)
        asked.start([n](const std::stop_token&) { return n; }, [&](int answer) { answers += answer; });
    QTRY_VERIFY(!asked.isRunning());
    QCOMPARE(answers, QList<int>{1000});
}

void HurryTest::nobodyAnswersWhoeverCalledOff()
{
    JobThread thread;
    OffThread<int> asked(thread);
    std::atomic<int> begun = 0;
    QList<int> answers;
    for (int round = 0; round < rounds; ++round) {
        asked.start([&](const std::stop_token&) { return ++begun; }, [&](int answer) { answers += answer; });
        while (begun == round) // the answer may be on its way by now
            QThread::yieldCurrentThread();
        asked.cancel();
        QVERIFY(!asked.isRunning());
    }
    QTest::qWait(20);
    QVERIFY(answers.isEmpty());
    QCOMPARE(begun, rounds);
}

void HurryTest::anAnswerThatIsWaitedForArrivesOnce()
{
    JobThread thread;
    OffThread<int> asked(thread);
    QList<int> answers, expected;
    for (int round = 0; round < rounds; ++round) {
        asked.start([round](const std::stop_token&) { return round; }, [&](int answer) { answers += answer; });
        asked.finish();
        expected += round;
        QCOMPARE(answers, expected);
    }
    QTest::qWait(20);
    QCOMPARE(answers, expected);
}

void HurryTest::whoIsGoneGetsNoAnswer()
{
    JobThread thread;
    std::atomic<int> stopped = 0;
    int answers = 0;
    for (int round = 0; round < rounds; ++round) {
        OffThread<int> asked(thread);
        std::atomic<bool> begun = false;
        asked.start(
            [&](const std::stop_token& stop) {
                begun = true;
                while (!stop.stop_requested())
                    QThread::yieldCurrentThread();
                return ++stopped;
            },
            [&](int) { ++answers; });
        while (!begun)
            QThread::yieldCurrentThread();
    }
    QTRY_COMPARE(stopped, rounds);
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
}

void HurryTest::allJobsAreDoneInOrderBeforeTheThreadGoes()
{
    QList<int> done, expected;
    {
        JobThread thread;
        for (int n = 0; n < 1000; ++n) {
            thread.run([&done, n] { done += n; });
            expected += n;
        }
    }
    QCOMPARE(done, expected);
}

void HurryTest::aHintIsOfTheLastPosition()
{
    const auto hintOf = [](GameTable& table) {
        for (int step = 0; step < HintGiver::lastStep; ++step) {
            table.hint()->give();
            for (int ms = 0; table.hint()->isBusy() && ms < patience; ++ms)
                QTest::qWait(1);
        }
        return table.hint()->play();
    };
    const auto hurried = tableWith(gameOf("Ann")), calm = tableWith(gameOf("Ann"));
    for (int round = 0; round < rounds; ++round) {
        hurried->hint()->give();
        waitAMoment(round);
        if (round % 2 == 0)
            QVERIFY(playBest(*hurried));
        else
            hurried->flow()->undo();
        QVERIFY(!hurried->hint()->isBusy());
        QCOMPARE(hurried->hint()->step(), 0);
    }
    const QString hint = hintOf(*hurried);
    QVERIFY(!hint.isEmpty());
    QCOMPARE(hint, hintOf(*calm));
}

void HurryTest::theNearestPlayIsOfTheLastDraft()
{
    const auto layWrong = [](GameTable& table, int square) {
        return table.view()->lay(0, 44) && table.view()->lay(1, square);
    };
    const auto hurried = tableWith(gameOf("Ann")), calm = tableWith(gameOf("Ann"));
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(layWrong(*hurried, 55 + round % 4));
        waitAMoment(round);
        hurried->view()->takeBackAll();
        QVERIFY(!hurried->nearest()->isThere());
    }
    for (GameTable* table : {hurried.get(), calm.get()}) {
        QVERIFY(layWrong(*table, 55));
        QTRY_VERIFY(table->nearest()->isThere());
        table->nearest()->reveal();
    }
    QCOMPARE(hurried->nearest()->text(), calm->nearest()->text());
}

void HurryTest::theAnalysisGoesOnWhereItWasStopped()
{
    const auto table = tableWith(gameOf("Ann:greedy,Bo:greedy", 4, "stack8"));
    QTRY_VERIFY(table->live()->isOver());
    GameAnalysis& hurried = *table->analysis();
    GameAnalysis calm(*table->live(), *table->view()->look());
    for (int round = 0; round < rounds; ++round) {
        hurried.start();
        waitAMoment(round);
        hurried.cancel();
        QVERIFY(!hurried.isRunning());
    }
    for (GameAnalysis* analysis : {&hurried, &calm}) {
        analysis->start();
        QTRY_VERIFY(analysis->done() >= 4);
        analysis->cancel();
    }
    int both = 0; // two threads need not end in order
    for (int turn = 0; turn < calm.count(); ++turn) {
        const TurnReview *one = hurried.review(turn), *other = calm.review(turn);
        if (!one || !other)
            continue;
        QCOMPARE(one->pointsLost, other->pointsLost);
        QCOMPARE(one->best.action(), other->best.action());
        ++both;
    }
    QVERIFY(both > 0);
}

void HurryTest::aComputerAnswersTheLastQuestion()
{
    const auto hurried = tableWith(gameOf("Ann,Bo:expert", 3)), calm = tableWith(gameOf("Ann,Bo:expert", 3));
    for (GameTable* table : {hurried.get(), calm.get()})
        QTRY_VERIFY(table->view()->mayAct());
    for (int round = 0; round < rounds; ++round) {
        QVERIFY(playBest(*hurried));
        waitAMoment(round);
        hurried->flow()->undo();
        QVERIFY(hurried->view()->mayAct());
    }
    QVERIFY(playBest(*calm));
    QTRY_VERIFY(calm->view()->mayAct());
    calm->flow()->undo(); // which makes the computer start over
    for (GameTable* table : {hurried.get(), calm.get()}) {
        QVERIFY(playBest(*table));
        QTRY_VERIFY(table->view()->mayAct());
    }
    const Position &one = hurried->game()->position(), &other = calm->game()->position();
    QVERIFY(one.board == other.board && one.seats == other.seats && one.turn == other.turn);
}

void HurryTest::theLastRecordIsOnDisk()
{
    const QTemporaryDir folder;
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table.keepIn({folder.filePath("records"), folder.filePath("state")});
    QCOMPARE(table.choices()->start(gameOf("Ann,Bo:greedy")), QString());
    GameShelf& shelf = *table.records()->shelf();
    const QSignalSpy wanted(&shelf, &GameShelf::wanted), kept(&shelf, &GameShelf::kept);
    for (int round = 0; round < rounds; ++round) {
        QTRY_VERIFY(table.view()->mayAct());
        table.view()->moveInRack(round % 7, (round + 3) % 7);
        if (round % 3 != 2)
            table.view()->exchange({round % 7});
        else
            table.flow()->undo();
        waitAMoment(round);
        if (round % 10 == 9)
            QVERIFY(shelf.flush());
    }
    QTRY_VERIFY(table.view()->mayAct());
    QCoreApplication::processEvents();
    QVERIFY(shelf.flush());
    QVERIFY(wanted.count() > rounds);
    QCOMPARE(kept.last(), wanted.last());
    QFile record(shelf.heldFile());
    QVERIFY(record.open(QIODevice::ReadOnly));
    QCOMPARE(record.readAll(), table.records()->recordText());
}

void HurryTest::aTableMayGoWhileAllOfItThinks()
{
    const QTemporaryDir folder;
    for (int round = 0; round < rounds; ++round) {
        const auto table = tableWith(gameOf("Ann,Bo:expert", round));
        table->keepIn({folder.filePath("records"), folder.filePath("state")});
        QTRY_VERIFY(table->view()->mayAct());
        table->hint()->give();
        if (round % 2 == 0)
            QVERIFY(playBest(*table));
        waitAMoment(round);
    }
}

const NamedTest named("hurry", runTest<HurryTest>);

} // namespace storeys::hurry_test

#include "hurry_test.moc"
