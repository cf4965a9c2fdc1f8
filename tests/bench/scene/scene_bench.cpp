// What the scene costs, as ratios, because machines differ: prints one line of JSON per figure. Everything is
// measured in one run, in turns, and the median counts, so that a busy machine disturbs all sides alike. An argument sets the
// number of these rounds; without one there are seven.
//   frame_full       500 tiles against an empty board, no shadows
//   frame_shadows    500 tiles with shadows against an empty board without
//   frame_cross15    the board of that game with 100 tiles against an empty one of stack10, no shadows
//   frame_bust-out … the boards of the other flat games, with as many tiles, against that of cross15
//   idle_frames      frames drawn in five seconds in which nothing happens
//   start            start of a process to its first frame: the program with a new game against an empty Quick 3D window
//   start_table      the same for the table alone
// `scene_bench --sizes` tells instead what graphics hardware needs: the milliseconds that frames take, one by one, at
// each quality and size of the window, for an empty board and for 500 tiles. Its screen must be as large as the window.

#include "scene/painted_texture.h"
#include "surroundings.h"

#include <algorithm>
#include <cstdio>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>
#include <vector>

namespace {

constexpr int framesInRound = 12; // the first two are not counted
constexpr int restTime = 1500;    // ms
constexpr int idleTime = 5000;    // ms
const QString emptyWindow = QStringLiteral("qrc:/bench/Empty.qml");

struct Scene
{
    const char* variant;
    bool full;
    const char* quality;
    std::vector<double> frames{}; // ms
};

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

void report(const char* name, double figure, double goal, double against = 0, double base = 0)
{
    std::printf(R"({"name": "%s", "figure": %.2f, "goal": %.2f, "ms": %.1f, "base_ms": %.1f})"
                "\n",
                name, figure, goal, against, base);
    std::fflush(stdout);
}

void waitFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

// Turns the board until enough frames are drawn, and notes how long each took.
void measure(QQuickWindow& window, Scene& scene)
{
    window.setProperty("full", scene.full);
    window.setProperty("variant", QString::fromLatin1(scene.variant));
    window.setProperty("quality", QString::fromLatin1(scene.quality));
    QEventLoop loop;
    QElapsedTimer clock;
    int count = 0;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
        if (++count > 2) {
            scene.frames.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
        clock.restart();
        QMetaObject::invokeMethod(&window, "turn");
        if (count == framesInRound) {
            loop.quit();
        }
    });
    QMetaObject::invokeMethod(&window, "turn");
    loop.exec();
    QObject::disconnect(connection);
}

void measureSizes(QQuickWindow& window)
{
    constexpr int rounds = 10;
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        window.resize(size);
        for (const char* quality : {"low", "medium", "high"}) {
            for (const bool full : {false, true}) {
                Scene scene{"stack10", full, quality};
                for (int round = 0; round < rounds; ++round) {
                    measure(window, scene);
                }
                const double middle = median(scene.frames);
                const double most = *std::ranges::max_element(scene.frames);
                std::printf(R"({"width": %d, "height": %d, "quality": "%s", "full": %s, "ms": %.2f, "most_ms": %.2f})"
                            "\n",
                            window.width(), window.height(), quality, full ? "true" : "false", middle, most);
                std::fflush(stdout);
            }
        }
    }
}

void measureFrames(QQuickWindow& window, int rounds)
{
    std::vector<Scene> scenes{
        {"stack10", false, "low"},        {"stack10", true, "low"},  {"stack10", true, "medium"},
        {"cross15", true, "low"},         {"bust-out", true, "low"}, {"hyper-race", true, "low"},
        {"blanks-blockers", true, "low"}, {"surprise", true, "low"}, {"free-for-all", true, "low"}};
    for (int round = 0; round < rounds; ++round) {
        for (Scene& scene : scenes) {
            measure(window, scene);
        }
    }
    const double base = median(scenes[0].frames);
    report("frame_full", median(scenes[1].frames) / base, 2.5, median(scenes[1].frames), base);
    report("frame_shadows", median(scenes[2].frames) / base, 4, median(scenes[2].frames), base);
    const double flat = median(scenes[3].frames);
    report("frame_cross15", flat / base, 2, flat, base);
    for (std::size_t i = 4; i < scenes.size(); ++i) {
        const double time = median(scenes[i].frames);
        report(qPrintable(QString("frame_%1").arg(scenes[i].variant)), time / flat, 1.25, time, flat);
    }
}

void measureIdle(QQuickWindow& window)
{
    window.setProperty("turning", false);
    waitFor(restTime);
    int frames = 0;
    const QObject counting; // frames are told by another thread: with it goes what has not come yet
    QObject::connect(&window, &QQuickWindow::frameSwapped, &counting, [&frames] { ++frames; });
    waitFor(idleTime);
    report("idle_frames", frames, 0);
}

// Something to start that says on its error output when the first frame is on the screen.
struct Starter
{
    QString program;
    QStringList arguments;
    std::vector<double> times{}; // ms
};

double timeToFirstFrame(const Starter& starter)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("storeys.start=true"));
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);
    QByteArray output;
    QElapsedTimer clock;
    clock.start();
    process.start(starter.program, starter.arguments);
    while (!output.contains("first frame") && process.waitForReadyRead(600000)) {
        output += process.readAllStandardError();
    }
    const double time = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    process.terminate();
    process.waitForFinished();
    if (!output.contains("first frame")) {
        qFatal("%s showed nothing: %s", qPrintable(starter.program), output.constData());
    }
    return time;
}

void measureStart(int rounds)
{
    const QString self = QCoreApplication::applicationFilePath();
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/storeys");
    const QString flag = QStringLiteral("--first-frame");
    std::vector<Starter> starters{
        {self, {flag, emptyWindow}},
        {self, {flag, QStringLiteral("qrc:/bench/NewTable.qml")}},
        {program,
         {QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--players"), QStringLiteral("You,Bo")}}};
    for (int round = 0; round <= rounds; ++round) {
        for (Starter& starter : starters) {
            const double time = timeToFirstFrame(starter);
            if (round > 0) { // the first fills the driver's shader cache
                starter.times.push_back(time);
            }
        }
    }
    const double empty = median(starters[0].times);
    report("start", median(starters[2].times) / empty, 2, median(starters[2].times), empty);
    report("start_table", median(starters[1].times) / empty, 2, median(starters[1].times), empty);
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const bool firstFrame = arguments.value(1) == QStringLiteral("--first-frame");
    const QString file = firstFrame ? arguments.value(2) : QStringLiteral("qrc:/bench/Orbit.qml");
    if (file != emptyWindow) { // that one needs nothing of ours
        storeys::WoodTexture::prepare();
        storeys::prepareScene();
    }
    QQmlApplicationEngine engine;
    // A scene with an error in it is another one than was to be measured.
    QObject::connect(&engine, &QQmlEngine::warnings, &application, [] { qFatal("the scene is not whole"); });
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.load(QUrl(file));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (!window) {
        return 2;
    }
    if (firstFrame) {
        QObject::connect(window, &QQuickWindow::frameSwapped, &application,
                         [] { std::fputs("first frame\n", stderr); });
        return QGuiApplication::exec();
    }
    if (arguments.value(1) == QStringLiteral("--sizes")) {
        measureSizes(*window);
        return 0;
    }
    const int rounds = std::max(1, arguments.value(1, "7").toInt());
    measureFrames(*window, rounds);
    measureIdle(*window);
    window->hide();
    measureStart(rounds);
    return 0;
}
