// The real window is killed in the middle of a turn and started anew: the game is offered, and is as it was left.

#include "game_window.h"
#include "test_program.h"

#include "desktop/program/file_chooser.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

namespace storeys::test::restart_test {

namespace {

StorePlaces placesIn(const QString& folder)
{
    return {folder + "/records", folder + "/state"};
}

// Shows what is kept in that folder, or that game; why not, or "".
QString openIn(const QString& folder, GameWindow& window, const std::optional<GameStart>& game = {})
{
    window.gameTable().keepIn(placesIn(folder));
    return game ? window.open(*game) : window.open();
}

bool layBestPlay(GameWindow& window)
{
    const auto play = window.bestPlay();
    return play && window.lay(*play);
}

// The table as text: what lies where, and in which order.
QByteArray tableOf(GameTable& gameTable)
{
    return (gameTable.view()->rack() + gameTable.view()->stacks()).join(',').toUtf8();
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
    GameStart game;
    game.seats = GameStart::seatsFromText("You,Ada:greedy");
    game.seed = 4;
    GameWindow window;
    if (!openIn(folder, window, game).isEmpty())
        return 1;
    GameTable& gameTable = window.gameTable();
    (void)QTest::qWaitFor([&] { return window.table()->property("dealing").toBool(); }, patience);
    window.key(Qt::Key_Return); // ends the draw for the start
    for (int turn = 0; turn < 2; ++turn) {
        if (!QTest::qWaitFor([&] { return !window.dialog() && gameTable.view()->mayAct(); }, patience)
            || !layBestPlay(window))
            return 1;
        window.key(Qt::Key_Return);
    }
    if (!QTest::qWaitFor([&] { return gameTable.view()->mayAct(); }, patience))
        return 1;
    window.drag(window.placeInRack(0), window.placeInRack(5));
    window.drag(window.placeInRack(2), window.topOf(0));
    QTest::qWait(50);
    window.gameTable().records()->shelf()->flush();
    say(gameTable.records()->recordText().toHex());
    say(tableOf(gameTable));
    QTest::qWait(patience);
    return 1;
}

} // namespace

// Stands for the system's file dialog: notes the titles that it is asked with, and answers nothing.
class Chooser : public FileChooser
{
    Q_OBJECT

public:
    Q_INVOKABLE void ask(const QString& title, const QString&, const QString&, const QString&, bool) { asked += title; }

    QStringList asked;
};

class RestartTest : public QObject
{
    Q_OBJECT

private slots:
    void aKilledWindowOffersTheGameAsItWasLeft();
    void aRecordDroppedOnTheWindowIsOpenedOrRefusedByItsLine();
};

void RestartTest::aKilledWindowOffersTheGameAsItWasLeft()
{
    const QTemporaryDir folder;
    QProcess killed;
    killed.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    killed.start(QCoreApplication::applicationFilePath(), {"restart", "play", folder.path()});
    QByteArray said;
    while (said.count('\n') < 2 && killed.waitForReadyRead(patience))
        said += killed.readAllStandardOutput();
    killed.kill();
    QVERIFY(killed.waitForFinished(patience));
    QCOMPARE(said.count('\n'), 2);
    const QByteArray record = QByteArray::fromHex(said.left(said.indexOf('\n')));
    const QByteArray table = said.mid(said.indexOf('\n') + 1).trimmed();

    GameWindow window;
    QCOMPARE(openIn(folder.path(), window), QString());
    GameTable& gameTable = window.gameTable();
    QVERIFY(!gameTable.live()->isThere());
    QTRY_VERIFY(window.dialog());
    QCOMPARE(window.dialog()->property("title").toString(), "Continue a game");
    window.key(Qt::Key_Return);
    QTRY_VERIFY(gameTable.live()->isThere() && !window.dialog());
    QCOMPARE(gameTable.records()->recordText(), record);
    QCOMPARE(tableOf(gameTable), table);
    QCOMPARE(gameTable.view()->draft()->count(), 1);

    window.key(Qt::Key_Escape); // the tile goes back to its place, and the game goes on
    QCOMPARE(gameTable.view()->draft()->count(), 0);
    const int turns = gameTable.view()->turns()->count();
    QVERIFY(layBestPlay(window));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(gameTable.view()->turns()->count() > turns);
}

void RestartTest::aRecordDroppedOnTheWindowIsOpenedOrRefusedByItsLine()
{
    const QTemporaryDir folder;
    GameStart game;
    game.seats = {{"You", {}}};
    GameWindow window;
    QCOMPARE(openIn(folder.path(), window, game), QString());
    GameTable& gameTable = window.gameTable();
    QVERIFY(!window.dialog());

    const QString record = STOREYS_GAMES_DIR "/sheet-stack10.gcg"; // without a seed: to be looked at
    QFile read(record);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QByteArray text = read.readAll();
    const QString bad = folder.filePath("bad.gcg");
    QFile written(bad);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(QByteArray(text).replace("+10 18", "+11 19")) > 0);
    written.close();
    window.drop({bad});
    QTRY_VERIFY(window.dialog());
    QVERIFY(window.dialog()->property("problem").toString().contains(bad + ": Line 8: "));
    QVERIFY(!gameTable.live()->isLookOnly()); // the game is still there
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!window.dialog());

    window.drop({record});
    QTRY_VERIFY(gameTable.live()->isLookOnly());
    QCOMPARE(gameTable.records()->recordText(), text);
    QVERIFY(!window.dialog());

    window.drop({STOREYS_GAMES_DIR "/foreign-cross15.gcg"}); // as another program wrote it: neither variant nor seed
    QTRY_COMPARE(gameTable.game()->position().variant().id, std::string("cross15"));
    QVERIFY(gameTable.live()->isLookOnly() && !gameTable.game()->turns().empty());

    window.drop({record, bad}); // several are listed
    QTRY_VERIFY(window.dialog());
    QCOMPARE(window.dialog()->property("title").toString(), "Continue a game");
    QCOMPARE(gameTable.records()->shelf()->chosen().size(), 2);
    QCOMPARE(gameTable.game()->position().variant().id, std::string("cross15"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!window.dialog());
    Chooser chooser;
    window.window()->setProperty("files", QVariant::fromValue<FileChooser*>(&chooser));
    window.key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(chooser.asked, QStringList("Save game record"));
}

const NamedTest named("restart", [](int argc, char** argv) {
    if (argc == 3 && QByteArray(argv[1]) == "play")
        return runInWindows(argc, argv, Frames::Empty, Time::Test, [&] { return playUntilKilled(argv[2]); });
    return testInWindows<RestartTest>(argc, argv);
});

} // namespace storeys::test::restart_test

#include "restart_test.moc"
