// storeys: the desktop program.

#include "game_session.h"
#include "language.h"
#include "options.h"
#include "preferences.h"
#include "quality_meter.h"
#include "scene/fonts.h"
#include "scene/wood_texture.h"
#include "screenshot.h"
#include "sound_player.h"
#include "window_place.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QLoggingCategory>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QSurfaceFormat>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuick3D/qquick3d.h>

#include <algorithm>
#include <cstdio>
#include <future>
#include <optional>

Q_IMPORT_QML_PLUGIN(StoreysPlugin)
Q_IMPORT_QML_PLUGIN(Storeys_ScenePlugin)
Q_IMPORT_QML_PLUGIN(Storeys_SessionPlugin)

namespace {

using namespace storeys;

constexpr int unusable = 2;
constexpr QSize leastSize{1024, 640}; // as Main.qml has it

// How long the start took; shown with QT_LOGGING_RULES=storeys.start=true.
Q_LOGGING_CATEGORY(startLog, "storeys.start", QtWarningMsg)

int fail(const QString& message)
{
    std::fprintf(stderr, "storeys: error: %s\n", qPrintable(message));
    return unusable;
}

QString credits()
{
    QFile file(":/credits/CREDITS.md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void logFirstFrame(QQuickWindow& window, const QElapsedTimer& sinceStart)
{
    // At once, in the thread that draws: whatever waits for the first frame keeps the other one busy then.
    const auto once = Qt::ConnectionType(Qt::DirectConnection | Qt::SingleShotConnection);
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window,
                     [sinceStart] { qCInfo(startLog) << "first frame after" << sinceStart.elapsed() << "ms"; }, once);
}

// Which OpenGL there is takes a moment to find out: the game is made ready meanwhile.
std::future<QSurfaceFormat> lookForGraphics()
{
    return std::async(std::launch::async, [] { return QQuick3D::idealSurfaceFormat(); });
}

// Shows the window; the exit status of the program.
int run(QGuiApplication& application, const Options& options, Language& language, const QElapsedTimer& sinceStart)
{
    auto graphics = lookForGraphics();
    const bool still = !options.screenshot.isEmpty();
    using namespace std::chrono_literals;
    const StorePlaces places = options.dataDir.isEmpty() ? StorePlaces::ofSystem() : StorePlaces::under(options.dataDir);
    GameSession session(DataPlace::ofProgram(), still ? 0ms : 700ms);
    Preferences preferences;
    QObject::connect(&preferences, &Preferences::told, session.shelf(), &GameShelf::tellSettings);
    for (const auto& [name, value] : options.preferences)
        preferences.show(name, value);
    language.use(preferences.value("language").toString());
    if (!still)
        session.keepGamesIn(places);
    session.setHandOver(!still);
    const QString problem = !options.record.isEmpty() ? session.open(options.record)
                            : options.game            ? session.start(*options.game)
                                                      : QString();
    if (!problem.isEmpty())
        return fail(problem);

    SoundPlayer sounds(DataPlace::ofProgram().sounds());
    // A picture has the size that was asked for, whatever the screen.
    const QSize size = still ? options.size
                             : windowPlace(options.size, leastSize, application.primaryScreen()->availableGeometry()).size();
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/");
    engine.setInitialProperties({{"session", QVariant::fromValue(&session)},
                                 {"sounds", QVariant::fromValue(&sounds)},
                                 {"preferences", QVariant::fromValue(&preferences)},
                                 {"credits", credits()},
                                 {"languages", Language::choices()},
                                 {"camera", options.camera},
                                 {"still", still},
                                 {"width", size.width()},
                                 {"height", size.height()}});
    // Queued: the list that it was chosen from is read anew too.
    QObject::connect(&preferences, &Preferences::valueChanged, &engine, [&](const QString& name, const QVariant& value) {
        if (name == "language")
            speak(language, value.toString(), engine, session);
    }, Qt::QueuedConnection);
    QSurfaceFormat::setDefaultFormat(graphics.get());
    engine.load(QUrl("qrc:/Storeys/Main.qml"));
    if (engine.rootObjects().isEmpty())
        return 1;
    auto& window = *qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    logFirstFrame(window, sinceStart);
    if (!still)
        keepOnScreen(window);
    else
        takeScreenshot(window, options.screenshot);
    std::optional<QualityMeter> meter;
    if (!still)
        meter.emplace(window, preferences);
    return application.exec();
}

// Whether the arguments ask for a text alone, for which there need be no display.
bool asksForText(int argc, char** argv)
{
    const QStringList texts{"-h", "--help", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [&](const char* argument) { return texts.contains(argument); });
}

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    WoodTexture::prepare();
    if (asksForText(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    application.setApplicationName("storeys");
    application.setApplicationDisplayName("Storeys");
    application.setOrganizationName("storeys");
    application.setApplicationVersion(STOREYS_VERSION);
    application.setDesktopFileName("io.github.storeys.Storeys");
    QGuiApplication::setWindowIcon(QIcon(":/icons/storeys.svg"));
    Language language;
    language.use({});
    const auto options = Options::parse(application.arguments());
    if (!options)
        return fail(QString::fromStdString(options.error().message));
    QQuickStyle::setStyle("Basic");
    registerFonts();
    return run(application, *options, language, sinceStart);
}
