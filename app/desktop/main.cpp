// storeys: the desktop program.

#include "desktop/preferences/language.h"
#include "desktop/preferences/preferences.h"
#include "desktop/preferences/quality_meter.h"
#include "desktop/program/file_chooser.h"
#include "desktop/program/options.h"
#include "desktop/program/screenshot.h"
#include "desktop/program/sound_player.h"
#include "desktop/program/speak.h"
#include "desktop/program/window_place.h"
#include "desktop/session/game_session.h"
#include "scene/fonts.h"
#include "scene/wood_texture.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
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
constexpr QSize leastSize{760, 500}; // as Main.qml has it

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
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [sinceStart] { qCInfo(startLog) << "first frame after" << sinceStart.elapsed() << "ms"; }, once);
}

// The game that the command line asks for; says why it can't be had, or "".
QString begin(GameSession& session, const Options& options)
{
    if (!options.record.isEmpty())
        return session.open(options.record);
    return options.game ? session.start(*options.game) : QString();
}

// What Main.qml is given besides its objects.
QVariantMap windowValues(const Options& options, const QScreen& screen)
{
    // A picture has the size that was asked for, whatever the screen.
    const QSize size =
        options.isPicture() ? options.size : windowPlace(options.size, leastSize, screen.availableGeometry()).size();
    return {{"credits", credits()},     {"languages", Language::choices()},
            {"camera", options.camera}, {"still", options.isPicture()},
            {"width", size.width()},    {"height", size.height()}};
}

// The window, or none if it can't be shown, which has been said.
QQuickWindow* load(QQmlApplicationEngine& engine, QVariantMap values, GameSession& session, SoundPlayer& sounds,
                   Preferences& preferences, FileChooser& files)
{
    values.insert({{"session", QVariant::fromValue(&session)},
                   {"files", QVariant::fromValue(&files)},
                   {"sounds", QVariant::fromValue(&sounds)},
                   {"preferences", QVariant::fromValue(&preferences)}});
    engine.addImportPath("qrc:/");
    engine.setInitialProperties(values);
    engine.load(QUrl("qrc:/Storeys/Main.qml"));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
}

void prepare(Preferences& preferences, const Options& options, Language& language, GameSession& session)
{
    QObject::connect(&preferences, &Preferences::told, session.shelf(), &GameShelf::tellSettings);
    for (const auto& [name, value] : options.preferences)
        preferences.show(name, value);
    language.use(preferences.value("language").toString());
    if (!options.isPicture())
        session.keepGamesIn(options.dataDir.isEmpty() ? StorePlaces::ofSystem() : StorePlaces::under(options.dataDir));
    session.setHandOver(!options.isPicture());
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
    GameSession session(DataPlace::ofProgram());
    Preferences preferences;
    prepare(preferences, options, language, session);
    if (const QString problem = begin(session, options); !problem.isEmpty())
        return fail(problem);

    SoundPlayer sounds(DataPlace::ofProgram().sounds());
    FileChooser files;
    QObject::connect(&files, &FileChooser::told, session.shelf(), &GameShelf::tellSettings);
    QQmlApplicationEngine engine;
    // Queued: the list that it was chosen from is read anew too.
    QObject::connect(
        &preferences, &Preferences::valueChanged, &engine,
        [&](const QString& name, const QVariant& value) {
            if (name == "language")
                speak(language, value.toString(), engine, session);
        },
        Qt::QueuedConnection);
    QSurfaceFormat::setDefaultFormat(graphics.get());
    QQuickWindow* window =
        load(engine, windowValues(options, *application.primaryScreen()), session, sounds, preferences, files);
    if (!window)
        return 1;
    logFirstFrame(*window, sinceStart);
    std::optional<QualityMeter> meter;
    if (options.isPicture()) {
        takeScreenshot(*window, options.screenshot);
    } else {
        keepOnScreen(*window);
        meter.emplace(*window, preferences);
    }
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
    QApplication application(argc, argv); // Qt's own file dialog is a widget
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
