#include "screenshot.h"

#include <QCoreApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

namespace storeys {

namespace {

// The window draws only when something changes: this long without a frame, in milliseconds, and it is at rest.
constexpr int restAfter = 700;
// A window that never draws is given up after this long.
constexpr int patience = 60'000;

void finish(QQuickWindow& window, const QString& file)
{
    if (window.grabWindow().save(file)) {
        QCoreApplication::exit(0);
        return;
    }
    std::fprintf(stderr, "storeys: error: cannot write %s\n", qPrintable(file));
    QCoreApplication::exit(2);
}

} // namespace

void takeScreenshot(QQuickWindow& window, const QString& file)
{
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    rest->setInterval(restAfter);
    QObject::connect(rest, &QTimer::timeout, &window, [&window, file] { finish(window, file); });
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, qOverload<>(&QTimer::start));
    QTimer::singleShot(patience, &window, [] {
        std::fprintf(stderr, "storeys: error: the window was never drawn\n");
        QCoreApplication::exit(2);
    });
}

} // namespace storeys
