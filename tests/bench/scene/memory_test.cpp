// The board is filled with 500 tiles and emptied again a thousand times: the memory of the process may not be 5 MB over
// where it was after the first hundred. `memory_test N` does it N times.

#include "scene/wood_texture.h"
#include "surroundings.h"

#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
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

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::WoodTexture::prepare();
    storeys::prepareScene();
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
