// The real window is killed in the middle of a turn and started anew: the game is offered, and is as it was left.

#include "played_window.h"
#include "scene/fonts.h"

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <QTest>
#include <QtQuick3D/qquick3d.h>

#include <unistd.h>

namespace storeys {

namespace {

StorePlaces placesIn(const QString& folder)
{
    return {folder + "/records", folder + "/state"};
}

std::unique_ptr<GameSession> sessionIn(const QString& folder)
{
    auto session = std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    session->keepGamesIn(placesIn(folder));
    return session;
}

// The table as text: what lies where, and in which order.
QByteArray tableOf(GameSession& session)
{
    return (session.rack() + session.stacks()).join(',').toUtf8();
}

void say(const QByteArray& line)
{
    if (::write(STDOUT_FILENO, (line + '\n').constData(), line.size() + 1) < 0)
        std::_Exit(1);
}

// What happens before the kill: two turns of a person against the computer, the rack put in order, a tile laid. Then it
// tells how things are, and plays no more.
int playUntilKilled(const QString& folder)
{
    const auto session = sessionIn(folder);
    GameStart game;
    game.seats = GameStart::seatsFromText("You,Ada:greedy");
    game.seed = 4;
    PlayedWindow window;
    if (!session->start(game).isEmpty() || !window.open(*session).isEmpty())
        return 1;
    (void)QTest::qWaitFor([&] { return window.dialog() != nullptr; });
    window.key(Qt::Key_Return); // the draw for the start
    for (int turn = 0; turn < 2; ++turn) {
        if (!QTest::qWaitFor([&] { return !window.dialog() && session->isHumanTurn(); }, 10000) || !window.layBestPlay())
            return 1;
        window.key(Qt::Key_Return);
    }
    if (!QTest::qWaitFor([&] { return session->isHumanTurn(); }, 10000))
        return 1;
    window.drag(window.placeOnRack(0), window.placeOnRack(5));
    window.drag(window.placeOnRack(2), window.topOf(0));
    QTest::qWait(50);
    say(session->recordText().toHex());
    say(tableOf(*session));
    QTest::qWait(60000);
    return 1;
}

} // namespace

class RestartTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void aKilledWindowOffersTheGameAsItWasLeft();
    void aRecordDroppedOnTheWindowIsOpenedOrRefusedByItsLine();
};

void RestartTest::aKilledWindowOffersTheGameAsItWasLeft()
{
    const QTemporaryDir folder;
    QProcess killed;
    killed.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    killed.start(QCoreApplication::applicationFilePath(), {"play", folder.path()});
    QByteArray said;
    while (said.count('\n') < 2 && killed.waitForReadyRead(60000))
        said += killed.readAllStandardOutput();
    killed.kill();
    QVERIFY(killed.waitForFinished());
    QCOMPARE(said.count('\n'), 2);
    const QByteArray record = QByteArray::fromHex(said.left(said.indexOf('\n')));
    const QByteArray table = said.mid(said.indexOf('\n') + 1).trimmed();

    const auto session = sessionIn(folder.path());
    PlayedWindow window;
    QCOMPARE(window.open(*session), QString());
    QVERIFY(!session->inGame());
    QTRY_VERIFY(window.dialog());
    QCOMPARE(window.dialog()->property("title").toString(), "Continue a game");
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session->inGame() && !window.dialog());
    QCOMPARE(session->recordText(), record);
    QCOMPARE(tableOf(*session), table);
    QCOMPARE(session->draft()->count(), 1);

    window.key(Qt::Key_Escape); // the tile goes back to its place, and the game goes on
    QCOMPARE(session->draft()->count(), 0);
    const int turns = session->history()->count();
    QVERIFY(window.layBestPlay());
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session->history()->count() > turns);
}

void RestartTest::aRecordDroppedOnTheWindowIsOpenedOrRefusedByItsLine()
{
    const QTemporaryDir folder;
    const auto session = sessionIn(folder.path());
    GameStart game;
    game.seats = {{"You", {}}};
    QCOMPARE(session->start(game), QString());
    PlayedWindow window;
    QCOMPARE(window.open(*session), QString());
    QVERIFY(!window.dialog());

    const QString record = STOREYS_GAMES_DIR "/sheet-stack10.gcg"; // without a seed: to be looked at
    QFile read(record);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QByteArray text = read.readAll();
    const QString bad = folder.filePath("bad.gcg");
    QFile written(bad);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(QByteArray(text).replace("+10 18", "+11 19")) > 0);
    written.close();
    window.drop(bad);
    QTRY_VERIFY(window.dialog());
    QVERIFY(window.dialog()->property("problem").toString().contains(bad + ":8: "));
    QVERIFY(!session->isLookOnly()); // the game is still there
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!window.dialog());

    window.drop(record);
    QTRY_VERIFY(session->isLookOnly());
    QCOMPARE(session->recordText(), text);
    QVERIFY(!window.dialog());
    window.key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(window.dialog());
    QCOMPARE(window.dialog()->property("title").toString(), "Export the record");
}

} // namespace storeys

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat());
    storeys::registerFonts();
    if (argc == 3 && QByteArray(argv[1]) == "play")
        return storeys::playUntilKilled(application.arguments().at(2));
    storeys::RestartTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "restart_test.moc"
