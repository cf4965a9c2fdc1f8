#include "desktop/program/screenshot.h"

#include "base/files.h"
#include "table/files/file_name.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

namespace storeys {

namespace {

// Milliseconds without a new frame after which the window counts as at rest: it draws only when something changes.
constexpr int stillFor = 700;
// Milliseconds after which the program gives up on a window that never comes to rest.
constexpr int drawingPatience = 60'000;

struct ScreenshotText
{
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

QString undrawn()
{
    return ScreenshotText::tr("The window could not be drawn.");
}

void giveUp(const QString& why)
{
    std::fprintf(stderr, "storeys: error: %s\n", qPrintable(why));
    QCoreApplication::exit(2);
}

void finish(QQuickWindow& window, const QString& file)
{
    QByteArray png;
    QBuffer buffer(&png);
    if (!window.grabWindow().save(&buffer, "PNG"))
        return giveUp(undrawn());
    if (const int reason = putFile(fileBytes(file), {png.constData(), static_cast<std::size_t>(png.size())}))
        return giveUp(ScreenshotText::tr("Cannot write the picture to %1: %2.").arg(file, qt_error_string(reason)));
    QCoreApplication::exit(0);
}

} // namespace

void takeScreenshot(QQuickWindow& window, const QString& file)
{
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    rest->setInterval(stillFor);
    QObject::connect(rest, &QTimer::timeout, &window, [&window, file] { finish(window, file); });
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, qOverload<>(&QTimer::start));
    QTimer::singleShot(drawingPatience, &window, [] { giveUp(undrawn()); });
}

} // namespace storeys
