// What it costs to show plays: frames are drawn only while something on the screen changes.

#include "game_window.h"
#include "table_games.h"
#include "test_program.h"

#include <QElapsedTimer>
#include <QStandardPaths>

#include <sys/resource.h>

namespace storeys::test::shown_play_test {

namespace {

// Milliseconds of processor time that the program has used, in all of its threads.
double used()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) * 1000 + static_cast<double>(t.tv_usec) / 1000;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

struct Cost
{
    double seconds = 0;   // on the wall
    double processor = 0; // ms
    int frames = 0;
};

// From now until it is so.
template<class Test>
Cost costUntil(QQuickWindow& window, Test isDone)
{
    Cost cost;
    const QObject counting; // frames are told by another thread: with it goes what has not been counted yet
    QObject::connect(&window, &QQuickWindow::frameSwapped, &counting, [&] { ++cost.frames; });
    QElapsedTimer timer;
    timer.start();
    const double before = used();
    if (!QTest::qWaitFor(isDone, patience))
        qFatal("It takes for ever.");
    cost.seconds = static_cast<double>(timer.elapsed()) / 1000;
    cost.processor = used() - before;
    return cost;
}

// Whether there is a second without a frame before long.
bool comesToRest(QQuickWindow& window)
{
    QElapsedTimer rest;
    rest.start();
    const QObject counting;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &counting, [&] { rest.restart(); });
    return QTest::qWaitFor([&] { return rest.elapsed() > 1000; }, patience);
}

} // namespace

class ShownPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aShownPlayDrawsOnlyWhatChanges();
};

// A person's play and the answer of a computer, both shown from their first tile to their last number.
void ShownPlayTest::aShownPlayDrawsOnlyWhatChanges()
{
    GameWindow window;
    GameStart start;
    start.seats = GameStart::seatsFromText("Ann,Bo:greedy");
    for (quint64 seed = 1; window.gameTable().live()->mover() != 0; ++seed) { // until Ann is drawn
        start.seed = seed;
        QCOMPARE(window.gameTable().choices()->start(start), QString());
    }
    QCOMPARE(window.open(GameWindow::Dialogs::Silent), QString());
    GameTable& table = window.gameTable();
    QVERIFY(window.preferences().show("quality", "low"));
    QVERIFY(comesToRest(*window.window()));
    const auto isShown = [&] { return table.view()->turns()->count() == 2 && !table.flow()->isShowing(); };
    QVERIFY(playBest(table));
    const Cost shown = costUntil(*window.window(), isShown);
    qInfo("%.1f s, %d frames, %.0f ms of processor time: %.2f of a core", shown.seconds, shown.frames, shown.processor,
          shown.processor / 1000 / shown.seconds);
    QVERIFY(comesToRest(*window.window())); // and the card stays
    QVERIFY(window.item("changeCard")->isVisible());
    QVERIFY2(shown.frames < 12 * shown.seconds, qPrintable(QString::number(shown.frames)));
}

const NamedTest named("shown_play", [](int argc, char** argv) {
    return testInWindows<ShownPlayTest>(argc, argv, Frames::Drawn, Time::Machine);
});

} // namespace storeys::test::shown_play_test

#include "shown_play_test.moc"
