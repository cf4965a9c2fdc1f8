// Shows one QML file of the program on a game, to be tried by hand or to take a picture of.

#include "shown_file.h"
#include "surroundings.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTimer>

namespace {

constexpr int restTime = 700; // ms without a frame after which the picture counts as finished

QVariantMap propertiesFrom(const QStringList& settings)
{
    QVariantMap properties;
    for (const QString& setting : settings) {
        properties.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    }
    return properties;
}

void resize(QQuickWindow& window, const QString& size)
{
    if (const QStringList sides = size.split(u'x'); sides.size() == 2) {
        window.resize(sides[0].toInt(), sides[1].toInt());
    }
}

void grabAtRest(QQuickWindow& window, const QString& file)
{
    QGuiApplication::styleHints()->setCursorFlashTime(0); // a blinking cursor never rests
    auto* rest = new QTimer(&window);
    rest->setSingleShot(true);
    rest->setInterval(restTime);
    const auto grab = [&window, file] { QCoreApplication::exit(window.grabWindow().save(file) ? 0 : 1); };
    QObject::connect(rest, &QTimer::timeout, &window, grab);
    QObject::connect(&window, &QQuickWindow::frameSwapped, rest, qOverload<>(&QTimer::start));
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    QCommandLineParser options;
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Size of the window, WxH."),
                                  QStringLiteral("size"));
    const QCommandLineOption grab(QStringLiteral("grab"), QStringLiteral("Save a picture at rest, and quit."),
                                  QStringLiteral("file"));
    const QCommandLineOption set(QStringLiteral("set"), QStringLiteral("Set a property, name=value."),
                                 QStringLiteral("setting"));
    const QCommandLineOption record(QStringLiteral("record"),
                                    QStringLiteral("A record of tests/fixture or tests/data."), QStringLiteral("name"),
                                    QStringLiteral("stack10"));
    const QCommandLineOption turns(QStringLiteral("turns"),
                                   QStringLiteral("How many of its turns are played; -1: all."),
                                   QStringLiteral("count"), QStringLiteral("18"));
    const QCommandLineOption run(QStringLiteral("run"),
                                 QStringLiteral("Do that in the game before: table.view.pass()."),
                                 QStringLiteral("script"));
    options.addOptions({size, grab, set, record, turns, run});
    options.addHelpOption();
    options.addPositionalArgument(QStringLiteral("file"), QStringLiteral("For example dialogs/PassDialog.qml."));
    options.process(application);
    if (options.positionalArguments().size() != 1) {
        options.showHelp(2);
    }

    storeys::prepareScene();
    QQmlApplicationEngine engine;
    storeys::test::ShownFile shown(engine, options.value(record), options.value(turns).toInt());
    for (const QString& script : options.values(run)) {
        shown.run(script);
    }
    QQuickWindow* window = shown.show(options.positionalArguments().constFirst(), propertiesFrom(options.values(set)));
    if (!window) {
        return 2;
    }
    resize(*window, options.value(size));
    if (options.isSet(grab)) {
        grabAtRest(*window, options.value(grab));
    }
    return QGuiApplication::exec();
}
