// storeys: the desktop program.

#include "desktop/preferences/language.h"
#include "desktop/preferences/quality_meter.h"
#include "desktop/preferences/system_look.h"
#include "desktop/prints/game_page.h"
#include "desktop/program/before_window.h"
#include "desktop/program/end_signals.h"
#include "desktop/program/file_chooser.h"
#include "desktop/program/graphics.h"
#include "desktop/program/listeners.h"
#include "desktop/program/options.h"
#include "desktop/program/other_windows.h"
#include "desktop/program/screenshot.h"
#include "desktop/program/sound_player.h"
#include "desktop/program/window_memory.h"
#include "scene/fonts.h"
#include "scene/painted_texture.h"
#include "table/game_table.h"
#include "table/settings/preferences.h"
#include "table/settings/settings.h"

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

#include <cstdio>
#include <optional>

namespace {

using namespace storeys;

constexpr int unusable = 2;
constexpr QSize usualLeast{760, 500}; // smallest size of the window, as in Main.qml

// Logs how long the start took, if the environment has QT_LOGGING_RULES=storeys.start=true.
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
    // Direct connection: logs in the render thread. The main thread would log late, after the work that the first frame
    // starts.
    const auto once = Qt::ConnectionType(Qt::DirectConnection | Qt::SingleShotConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [sinceStart] { qCInfo(startLog) << "first frame after" << sinceStart.elapsed() << "ms"; }, once);
}

// Opens or starts the game that the command line asks for, if any. Returns why that is impossible, or "".
QString begin(GameTable& table, const Options& options)
{
    if (const auto place = OtherWindows::ownPlace()) {
        table.away()->sit(*place);
        return {};
    }
    if (options.records.isEmpty() && !options.record.isEmpty())
        return table.records()->open(options.record);
    return options.game ? table.choices()->start(*options.game) : QString();
}

QVariantMap sizeValues(QSize size)
{
    return {{"width", size.width()}, {"height", size.height()}};
}

// A screen with room for a window of that size, or else the primary one; null if there is no screen.
const QScreen* screenFor(QSize size)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto fits = [&](const QScreen* screen) { return size.boundedTo(screen->size()) == size; };
    const auto fitting = std::ranges::find_if(screens, fits);
    return fitting == screens.end() ? QGuiApplication::primaryScreen() : *fitting;
}

// The properties of Main.qml that say where the window and the camera are.
QVariantMap placeValues(const Options& options, const WindowLeft& left)
{
    QSize least = options.sizeGiven ? usualLeast.boundedTo(options.size) : usualLeast;
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) // the primary one first
        screens += screen->availableGeometry();
    if (screens.isEmpty()) // as on Wayland before an output is there
        screens += QRect(QPoint(), options.size);
    if (!options.isPicture())
        for (const QRect& screen : screens)
            least = least.boundedTo(screen.size());
    QVariantMap values{{"minimumWidth", least.width()}, {"minimumHeight", least.height()}};
    if (options.isPicture()) { // a screenshot has the size asked for, on any screen
        values.insert(sizeValues(options.size));
        return values;
    }
    values["cameraBefore"] = options.cameraGiven ? QVariantMap() : left.camera;
    if (options.sizeGiven || left.place.isNull()) {
        values.insert(sizeValues(windowPlace(options.size, least, screens.first()).size()));
        return values;
    }
    const QRect place = left.placeOn(screens, least);
    values.insert(sizeValues(place.size()));
    values.insert({{"x", place.x()}, {"y", place.y()}, {"visibility", QVariant::fromValue(left.visibility)}});
    return values;
}

// The properties of Main.qml that are not objects.
QVariantMap windowValues(const Options& options, const WindowLeft& left, const QString& problem)
{
    QVariantMap values = placeValues(options, left);
    values.insert({{"credits", credits()},
                   {"languages", QVariant::fromValue(Language::choices())},
                   {"camera", options.camera},
                   {"still", options.isPicture()},
                   {"newGame", options.newGame},
                   {"openProblem", problem},
                   {"chosenRecords", options.records}});
    return values;
}

// The objects that are properties of Main.qml.
struct Parts
{
    GameTable table{DataPlace::ofProgram()};
    Listeners listeners{*table.speech()};
    Preferences preferences;
    SystemLook systemLook;
    SoundPlayer sounds{DataPlace::ofProgram().sounds()};
    FileChooser files;
};

// The window; null if Main.qml could not be loaded, which the engine has reported.
QQuickWindow* load(QQmlApplicationEngine& engine, QVariantMap values, Parts& parts)
{
    values.insert({{"gameTable", QVariant::fromValue(&parts.table)},
                   {"files", QVariant::fromValue(&parts.files)},
                   {"sounds", QVariant::fromValue(&parts.sounds)},
                   {"systemLook", QVariant::fromValue(&parts.systemLook)},
                   {"preferences", QVariant::fromValue(&parts.preferences)}});
    engine.addImportPath("qrc:/");
    engine.setInitialProperties(values);
    engine.load(QUrl("qrc:/Storeys/Main.qml"));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
}

void prepare(Parts& parts, const Options& options, Language& language, const StorePlaces& places)
{
    GameTable& table = parts.table;
    Preferences& preferences = parts.preferences;
    QObject::connect(&preferences, &Preferences::reported, table.notices(), &Notices::reportSettings);
    QObject::connect(&parts.files, &FileChooser::reported, table.notices(), &Notices::reportSettings);
    for (const auto& [name, value] : options.preferences)
        preferences.show(name, value);
    language.use(preferences.language());
    if (!options.isPicture()) {
        table.keepIn(places);
        QStringList arguments = options.dataDir.isEmpty() ? QStringList() : QStringList{"--data-dir", options.dataDir};
        for (const auto& [name, value] : options.preferences)
            arguments += {"--" + name, value};
        table.away()->setLines(std::make_unique<OtherWindows>(DataPlace::ofProgram(), places, arguments));
    }
    table.live()->screen()->setHandOver(!options.isPicture());
    table.records()->setPrinters(printersFor(table));
}

void use(const Graphics& graphics)
{
    if (graphics.means == Graphics::Means::Software)
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    else
        QSurfaceFormat::setDefaultFormat(graphics.format);
}

// Restarts the program with Qt's software renderer when the window can't be drawn: either drawing fails from the start,
// or the OpenGL context is lost while the window is visible. Restarts at once: Qt Quick 3D may crash when it draws or
// cleans up after a loss.
void startAgainIfDrawingFails(QQuickWindow& window, GameShelf& shelf, const std::vector<std::string>& arguments)
{
    const auto startAgainNow = [&shelf, &arguments] {
        const QString game = shelf.heldFile();
        (void)shelf.flush();
        shelf.leave();
        noteLostDriver(game);
        startAgain(arguments);
    };
    QObject::connect(&window, &QQuickWindow::sceneGraphError, &shelf, startAgainNow);
    QObject::connect(&window, &QQuickWindow::sceneGraphInvalidated, &shelf, [&window, startAgainNow] {
        if (window.isVisible())
            startAgainNow();
    });
}

// Shows the window; returns the exit status. `arguments` are those of the program, for a restart.
int run(QApplication& application, const Options& options, Language& language, GraphicsProbe& probe,
        const std::vector<std::string>& arguments, const QElapsedTimer& sinceStart)
{
    // Comes first: StorePlaces::under() also sets the folder of the settings, which the objects in Parts read.
    const StorePlaces places =
        options.dataDir.isEmpty() ? StorePlaces::ofSystem() : StorePlaces::under(options.dataDir);
    Parts parts;
    prepare(parts, options, language, places);
    const QString problem = begin(parts.table, options);
    // If a record can't be opened, the window reports that: the person may have clicked the file and see no terminal.
    if (!problem.isEmpty() && (options.isPicture() || options.record.isEmpty()))
        return fail(problem);

    // A second window doesn't cover the first one, nor is its place kept.
    const bool isSecond = OtherWindows::ownPlace().has_value();
    const WindowLeft left = isSecond ? WindowLeft() : WindowLeft::fromMap(savedWindow());
    QQmlApplicationEngine engine;
    // Queued, because useLanguage() also reloads the list in which the person is choosing the language.
    QObject::connect(
        &parts.preferences, &Preferences::wasSet, &engine,
        [&](const QString& name, const QVariant& value) {
            if (name == "language")
                useLanguage(language, value.toString(), engine, parts.table);
        },
        Qt::QueuedConnection);
    const Graphics graphics = probe.result();
    use(graphics);
    QVariantMap values = windowValues(options, left, problem);
    values["whyFlat"] = QString(graphics.whyFlat);
    QQuickWindow* window = load(engine, values, parts);
    if (!window)
        return 1;
    if (graphics.means != Graphics::Means::Software)
        startAgainIfDrawingFails(*window, *parts.table.records()->shelf(), arguments);
    logFirstFrame(*window, sinceStart);
    std::optional<QualityMeter> meter;
    std::optional<WindowMemory> memory;
    if (options.isPicture()) {
        takeScreenshot(*window, options.screenshot);
    } else {
        keepOnScreen(*window);
        meter.emplace(*window, parts.preferences);
        if (!isSecond) {
            memory.emplace(*window, left);
            QObject::connect(&*memory, &WindowMemory::reported, parts.table.notices(), &Notices::reportSettings);
        }
    }
    const EndSignals endSignals;
    return application.exec();
}

// Keeps Qt 6.8 with FFmpeg from looking for video hardware at the first sound, and from printing messages about it.
void leaveVideoAside()
{
    for (const char* variable : {"QT_FFMPEG_DECODING_HW_DEVICE_TYPES", "QT_FFMPEG_ENCODING_HW_DEVICE_TYPES"})
        if (!qEnvironmentVariableIsSet(variable))
            qputenv(variable, ",");
    QLoggingCategory::setFilterRules("qt.multimedia.ffmpeg.info=false");
}

} // namespace

int main(int argc, char** argv)
{
    if (isGraphicsProbe(argc, argv))
        probeGraphics(argc, argv);
    QElapsedTimer sinceStart;
    sinceStart.start();
    const std::vector<std::string> arguments(argv, argv + argc); // copied, because the application removes some of them
    WoodTexture::prepare();
    const EarlyArguments early = EarlyArguments::of(argc, argv);
    std::optional<GraphicsProbe> probe;
    if (early.asksForText)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    else
        probe.emplace(argc, argv);
    holdMessages(early);
    leaveVideoAside();
    QApplication application(argc, argv); // not QGuiApplication: Qt's file dialog is a widget
    releaseMessages();
    application.setApplicationName("storeys");
    application.setApplicationDisplayName("Storeys");
    application.setOrganizationName("storeys");
    application.setApplicationVersion(STOREYS_VERSION);
    application.setDesktopFileName("io.github.storeys.Storeys");
    QGuiApplication::setWindowIcon(QIcon(":/icons/storeys.svg"));
    Language language;
    language.use(early.language);
    auto options = Options::parse(Options::arguments(argc, argv)); // without Qt's own arguments, which Qt has removed
    if (!options)
        return fail(options.error());
    const QScreen* screen = screenFor(options->size);
    if (const auto problem = screen ? options->problemOn(screen->size(), screen->depth()) : std::nullopt)
        return fail(*problem);
    if (screen && screen->depth() < leastDepth) { // taking a picture needs no screen
        qputenv("QT_QPA_PLATFORM", "offscreen");
        startAgain(arguments);
    }
    QQuickStyle::setStyle("Basic");
    registerFonts();
    if (const QString game = gameOfLostDriver(); !game.isEmpty()) {
        options->record = game;
        options->game.reset();
    }
    return run(application, *options, language, *probe, arguments, sinceStart);
}
