// The board is filled with 500 tiles and emptied again a thousand times: once the caches are filled, the least memory that
// the process has in the second half may not be 5 MB over the least in the first. `memory_test N` does it N times.
// `memory_test --text N` lets the text of the whole window grow to twice its size and shrink again N times, in the steps
// of a slider; `memory_test --window N` resizes the window from 800 x 600 to 1000 x 700 and back. The first time may fill
// caches, but only to a known multiple of what was used before; after that the memory stays about the same.

#include "scene/painted_texture.h"
#include "shown_file.h"
#include "surroundings.h"

#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <malloc.h>
#include <unistd.h>

namespace {

constexpr int settled = 150;      // refills until all caches are filled
constexpr int apart = 15;         // refills from measuring to measuring
constexpr double most = 5;        // MB
constexpr int patience = 120'000; // ms for a frame
constexpr double steady = 1.1;    // times as much after many sweeps as after one, at most

// In MB, without what the allocator merely keeps.
double memory(QQmlEngine& engine)
{
    engine.collectGarbage();
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The memory of the process can't be read.");
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

// Fills or empties the board, and waits until that is drawn.
void show(QQuickWindow& window, bool full)
{
    QEventLoop loop;
    const auto drawn = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, [] { qFatal("Nothing was drawn."); });
    window.setProperty("full", full);
    QMetaObject::invokeMethod(&window, "turn");
    loop.exec();
    QObject::disconnect(drawn);
}

// Until that is drawn.
void change(QQuickWindow& window, const std::function<void()>& what)
{
    QEventLoop loop;
    const auto drawn = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, [] { qFatal("Nothing was drawn."); });
    what();
    loop.exec();
    QObject::disconnect(drawn);
}

// Of all text, in percent.
void setTextSize(QQuickWindow& window, int percent)
{
    if (QObject* preferences = window.property("preferences").value<QObject*>())
        preferences->setProperty("textScale", percent);
    else
        qmlEngine(&window)
            ->singletonInstance<QObject*>(qmlTypeId("Storeys", 1, 0, "Theme"))
            ->setProperty("textScale", percent / 100.0);
}

// From 800 x 600 up, as if a corner were dragged slowly.
void setWindowSize(QQuickWindow& window, int percent)
{
    window.resize(600 + 2 * percent, 500 + percent);
}

// All of it is loaded: nothing is drawn any more.
void waitForRest(QQuickWindow& window)
{
    QEventLoop loop;
    QTimer sinceFrame;
    sinceFrame.setInterval(3000);
    QObject::connect(&sinceFrame, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(&window, &QQuickWindow::frameSwapped, &sinceFrame, qOverload<>(&QTimer::start));
    sinceFrame.start();
    loop.exec();
}

struct Sweep
{
    void (*set)(QQuickWindow&, int percent);
    int step;      // percent
    double growth; // times as much after it as before, at most
};

// Quick 3D keeps shaders for every size of a view. If views had any size, this would be 1.36 for text and 1.69 for the
// window; with few sizes it is 1.11 and 1.15.
constexpr Sweep textSweep = {setTextSize, 5, 1.22};
constexpr Sweep windowSweep = {setWindowSize, 4, 1.35};

int measure(QQmlApplicationEngine& engine, const Sweep& sweep, int sweeps)
{
    storeys::test::ShownFile shown(engine, QStringLiteral("stack10"), 18);
    QQuickWindow* window = shown.show(qEnvironmentVariable("STOREYS_MEMORY_OF", QStringLiteral("Main.qml")));
    if (!window)
        return 1;
    if (QObject* preferences = window->property("preferences").value<QObject*>())
        preferences->setProperty("quality", "low"); // drawn quickly
    sweep.set(*window, 100);
    waitForRest(*window);
    const double before = memory(engine);
    double once = before;
    double now = before;
    for (int done = 1; done <= sweeps; ++done) {
        for (int percent = 100 + sweep.step; percent <= 200; percent += sweep.step)
            change(*window, [&] { sweep.set(*window, percent); });
        for (int percent = 200 - sweep.step; percent >= 100; percent -= sweep.step)
            change(*window, [&] { sweep.set(*window, percent); });
        now = memory(engine);
        if (done == 1)
            once = now;
        std::printf("%.1f MB after %d sweeps\n", now, done);
    }
    std::printf("%.1f MB before, %.1f MB after: %.2f times as much, %.2f times as after one sweep\n", before, now,
                now / before, now / once);
    return sweeps > 1 && now <= steady * once && now <= sweep.growth * before ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::WoodTexture::prepare();
    storeys::prepareScene();
    if (argc > 2) {
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/"));
        return measure(engine, std::strcmp(argv[1], "--text") == 0 ? textSweep : windowSweep, std::atoi(argv[2]));
    }
    const int refills = argc > 1 ? std::atoi(argv[1]) : 1000;
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.load(QUrl(QStringLiteral("qrc:/bench/Orbit.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    window->resize(480, 320); // small pictures are drawn quickly
    const int half = (settled + refills) / 2;
    double before = std::numeric_limits<double>::max();
    double after = before;
    for (int done = 1; done <= refills; ++done) {
        show(*window, true);
        show(*window, false);
        if (done >= settled && done % apart == 0) {
            double& least = done < half ? before : after;
            least = std::min(least, memory(engine));
        }
    }
    std::printf("at least %.1f MB after %d refills, %.1f MB after %d\n", before, settled, after, half);
    return half > settled + apart && after - before <= most ? 0 : 1;
}
