// The board is filled with 500 tiles and emptied again a thousand times: the memory of the process may not be 5 MB over
// where it was after the first hundred. `memory_test N` does it N times. `memory_test --text N` lets the text of the whole
// window grow to twice its size and shrink again N times, in the steps of a slider: after the first two times, which fill
// all caches, the memory may not grow by more than that either.

#include "scene/wood_texture.h"
#include "surroundings.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <unistd.h>

namespace {

constexpr int settled = 100;     // refills until all caches are filled
constexpr double most = 5;       // MB
constexpr int patience = 20'000; // ms for a frame

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

// Of all text, in percent; until that is drawn.
void setTextSize(QQuickWindow& window, int percent)
{
    QEventLoop loop;
    const auto drawn = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, [] { qFatal("Nothing was drawn."); });
    if (QObject* preferences = window.property("preferences").value<QObject*>())
        preferences->setProperty("textScale", percent);
    else
        qmlEngine(&window)
            ->singletonInstance<QObject*>(qmlTypeId("Storeys", 1, 0, "Theme"))
            ->setProperty("textScale", percent / 100.0);
    loop.exec();
    QObject::disconnect(drawn);
}

int sweepText(QQmlApplicationEngine& engine, int sweeps)
{
    constexpr int caches = 2; // sweeps until they are filled
    const QString file = qEnvironmentVariable("STOREYS_MEMORY_OF", QStringLiteral("qrc:/Storeys/Mock/MockMain.qml"));
    engine.load(QUrl(file));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    QElapsedTimer sinceShown;
    sinceShown.start();
    while (sinceShown.elapsed() < 3000) // all of it is loaded
        QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
    const double first = memory(engine);
    double filled = first;
    double now = first;
    for (int sweep = 1; sweep <= sweeps; ++sweep) {
        for (int percent = 105; percent <= 200; percent += 5)
            setTextSize(*window, percent);
        for (int percent = 195; percent >= 100; percent -= 5)
            setTextSize(*window, percent);
        now = memory(engine);
        if (sweep == caches)
            filled = now;
        std::printf("%.1f MB after %d sweeps of the text size\n", now, sweep);
    }
    std::printf("%.1f MB before, %.1f MB after\n", first, now);
    return sweeps > caches && now - filled <= most ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::WoodTexture::prepare();
    storeys::prepareScene();
    if (argc > 2 && std::strcmp(argv[1], "--text") == 0) {
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/"));
        return sweepText(engine, std::atoi(argv[2]));
    }
    const int refills = argc > 1 ? std::atoi(argv[1]) : 1000;
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.load(QUrl(QStringLiteral("qrc:/bench/Orbit.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    double before = 0;
    for (int done = 1; done <= refills; ++done) {
        show(*window, true);
        show(*window, false);
        if (done == settled)
            before = memory(engine);
    }
    const double after = memory(engine);
    std::printf("%.1f MB after %d refills, %.1f MB after %d\n", before, settled, after, refills);
    return refills > settled && after - before <= most ? 0 : 1;
}
