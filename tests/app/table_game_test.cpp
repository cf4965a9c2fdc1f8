// Challenges, several persons at one screen and solo games in the real window, by mouse and keyboard events only.

#include "game_window.h"
#include "test_program.h"

#include <QSignalSpy>

namespace storeys::test::table_game_test {

namespace {

GameStart gameOf(const QString& players, const QVariantMap& houseRules = {}, quint64 seed = 3)
{
    GameStart start;
    start.variant = "stack8";
    start.seats = GameStart::seatsFromText(players);
    start.houseRules = houseRules;
    start.seed = seed;
    return start;
}

const QVariantMap challengeMode{{"mode", "challenge"}, {"first-player", "listed"}};

// The person to move plays the best there is, or passes.
void playOn(GameWindow& window)
{
    const int turns = window.gameTable().view()->turns()->count();
    if (const auto play = window.bestPlay()) {
        QVERIFY(window.lay(*play));
        window.key(Qt::Key_Return);
    } else {
        window.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(!window.dialogTitle().isEmpty());
        window.key(Qt::Key_Tab); // from the button that keeps the turn
        window.key(Qt::Key_Return);
    }
    QTRY_VERIFY(window.gameTable().view()->turns()->count() > turns);
}

} // namespace

class TableGameTest : public QObject
{
    Q_OBJECT

private slots:
    void aComputerChallengesAndThePlayIsTakenBack();
    void aGameWithChallengesIsPlayedToItsEnd();
    void ofSeveralPersonsOneChallenges();
    void threePersonsPlayAtOneScreen();
    void theFirstPlayOfAComputerIsSeen();
    void theCameraTurnsToThePersonToMove();
    void theClockIsSeenAndEndsTheGame();
    void aSoloGameIsPlayedToItsEnd();
    void aSoloGameIsGivenUp();
    void oneOfTwoResignsByMouse();
    void oneOfTwoResignsByKeys();
};

void TableGameTest::aComputerChallengesAndThePlayIsTakenBack()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy", challengeMode)), QString());
    GameTable& gameTable = window.gameTable();
    QTRY_VERIFY(gameTable.view()->mayAct());
    const Rack rack = gameTable.game()->position().seats[0].rack;
    const int bag = gameTable.view()->stock().tiles;
    QVERIFY(window.nonsense() && window.lay(*window.nonsense()));
    QVERIFY(gameTable.view()->draft()->isLegal()); // no hint that it is none
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Invalid play"));
    QCOMPARE(gameTable.flow()->outcome().dictionary, "Standard");
    QCOMPARE(gameTable.game()->position().seats[0].rack, rack);
    QCOMPARE(gameTable.view()->stock().tiles, bag);
    QCOMPARE(gameTable.view()->stacks(), QStringList(64));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(gameTable.view()->mayAct()); // the same player again
    QCOMPARE(gameTable.view()->turns()->count(), 2);
    playOn(window);
    QTRY_VERIFY(gameTable.view()->mayAct());
    QVERIFY(gameTable.view()->turns()->count() >= 4);
}

void TableGameTest::aGameWithChallengesIsPlayedToItsEnd()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy", challengeMode)), QString());
    GameTable& gameTable = window.gameTable();
    int challenges = 0;
    while (!gameTable.live()->isOver()) {
        QTRY_VERIFY(gameTable.view()->mayAct() || gameTable.live()->isOver());
        if (gameTable.live()->isOver())
            break;
        if (challenges < 2 && !gameTable.flow()->challengeable().names.isEmpty()) {
            ++challenges;
            window.key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY(window.dialogTitle().startsWith("Challenge "));
            window.key(Qt::Key_Tab); // from the button that lets the play stand
            window.key(Qt::Key_Return);
            QVERIFY(window.waitForDialog("All words are valid"));
            window.key(Qt::Key_Return);
            QTRY_VERIFY(window.dialogTitle().isEmpty());
            QVERIFY(gameTable.flow()->challengeable().names.isEmpty()); // once is enough
        }
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(challenges, 2);
    QTRY_VERIFY(!window.dialogTitle().isEmpty()); // the result
}

void TableGameTest::ofSeveralPersonsOneChallenges()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo,Cleo", challengeMode)), QString());
    GameTable& gameTable = window.gameTable();
    QVERIFY(window.waitForDialog("Ann, your turn"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(gameTable.view()->mayAct());
    QVERIFY(window.nonsense() && window.lay(*window.nonsense()));
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Bo, your turn"));
    QVERIFY(window.click("showRackButton"));
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    QCOMPARE(gameTable.flow()->challengeable().names, QStringList({"Bo", "Cleo"}));
    QVERIFY(window.click("challengeLastPlay"));
    QTRY_VERIFY(window.dialogTitle().startsWith("Challenge "));
    QVERIFY(window.click("2")); // the seat of Cleo
    QVERIFY(window.click("challengeButton"));
    QVERIFY(window.waitForDialog("Invalid play"));
    QCOMPARE(gameTable.flow()->outcome().challenger, "Cleo");
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Ann, your turn"));
    QCOMPARE(gameTable.view()->rack(), QStringList(7));
}

void TableGameTest::threePersonsPlayAtOneScreen()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo,Cleo")), QString());
    GameTable& gameTable = window.gameTable();
    const QStringList names{"Ann", "Bo", "Cleo"};
    QVERIFY(window.table()->property("dealing").toBool()); // the racks wait
    QCOMPARE(gameTable.view()->rack(), QStringList(7));
    QTest::qWait(50);
    QVERIFY(window.dialogTitle().isEmpty());
    window.key(Qt::Key_Return);
    while (!gameTable.live()->isOver()) {
        QVERIFY(window.waitForDialog(names[gameTable.live()->mover()] + ", your turn"));
        QCOMPARE(gameTable.view()->rack(), QStringList(7)); // nothing to be seen
        QVERIFY(!gameTable.view()->mayAct() && !gameTable.view()->canExchange());
        window.key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(window.dialogTitle(), names[gameTable.live()->mover()] + ", your turn");
        window.key(Qt::Key_Return);
        QTRY_VERIFY(gameTable.view()->mayAct() && window.dialogTitle().isEmpty());
        QCOMPARE(gameTable.view()->owner(), names[gameTable.live()->mover()]);
        QVERIFY(gameTable.view()->rack().join("").size() > 0);
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(gameTable.view()->turns()->count() > 10);
    QTRY_VERIFY(window.item("againButton") && !window.dialogTitle().isEmpty());
}

void TableGameTest::theFirstPlayOfAComputerIsSeen()
{
    GameWindow window;
    GameStart start = gameOf("You,Ada:greedy");
    for (quint64 seed = 1; window.gameTable().live()->mover() != 1; ++seed) { // until she is drawn
        start.seed = seed;
        QCOMPARE(window.gameTable().choices()->start(start), QString());
    }
    QCOMPARE(window.open(), QString());
    const auto isDealing = [&] { return window.table()->property("dealing").toBool(); };
    bool early = false; // during the draw for the start
    connect(window.gameTable().view(), &TableView::tilesLanded, this, [&] { early = early || isDealing(); });
    const QSignalSpy landed(window.gameTable().view(), &TableView::tilesLanded);
    QVERIFY(isDealing());
    QTRY_COMPARE(landed.count(), 1);
    QVERIFY(!early);
    QVERIFY(window.dialogTitle().isEmpty());
}

void TableGameTest::theCameraTurnsToThePersonToMove()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo", {{"first-player", "listed"}})), QString());
    GameTable& gameTable = window.gameTable();
    QVERIFY(window.waitForDialog("Ann, your turn"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(gameTable.view()->mayAct() && window.dialogTitle().isEmpty());
    const auto yaw = [&] { return window.evaluated("board", "rig.yaw").toDouble(); };
    window.key(Qt::Key_2, Qt::ControlModifier);
    const double right = window.evaluated("board", "rig.pose.yaw").toDouble();
    QVERIFY(right > 0);
    QTRY_COMPARE(yaw(), right);
    gameTable.view()->pass();
    QVERIFY(window.waitForDialog("Bo, your turn"));
    QTRY_COMPARE(yaw(), -right);
    QVERIFY(window.click("turnCamera"));
    QTRY_COMPARE(yaw(), right);
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    gameTable.view()->pass();
    QTRY_VERIFY(!window.dialogTitle().isEmpty());
    QCOMPARE(yaw(), right);
    window.preferences().set("turnCamera", true);
}

void TableGameTest::theClockIsSeenAndEndsTheGame()
{
    using namespace std::chrono_literals;
    GameClock::Time now = 1h;
    GameStart start = gameOf("Ann,Bo", {{"first-player", "listed"}});
    start.clock = *ClockRules::read("total=60 at-zero=game");
    GameWindow window([&] { return now; });
    QCOMPARE(window.open(start), QString());
    QVERIFY(window.waitForDialog("Ann, your turn"));
    now += 2min; // nobody's
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.gameTable().view()->mayAct());
    now += 15s;
    QTRY_COMPARE(window.gameTable().live()->clock()->times(), QStringList({"0:45", "1:00"}));
    QTRY_VERIFY(window.item("clock") && window.item("clock")->property("time").toString() == "0:45");
    now += 45s;
    QVERIFY(window.waitForDialog("Bo wins"));
    QCOMPARE(window.gameTable().view()->turns()->count(), 0);
}

void TableGameTest::aSoloGameIsPlayedToItsEnd()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& gameTable = window.gameTable();
    QVERIFY(gameTable.live()->isSolo());
    for (int left = 5; left > 0; --left) {
        QCOMPARE(gameTable.live()->freeExchanges(), left);
        window.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(window.waitForDialog("Choose a tile to exchange"));
        window.key(Qt::Key_Right);
        window.key(Qt::Key_Return);
        QTRY_COMPARE(gameTable.live()->freeExchanges(), left - 1);
        QTRY_VERIFY(window.dialogTitle().isEmpty());
    }
    QVERIFY(!gameTable.view()->canExchange());
    while (!gameTable.live()->isOver()) {
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QTRY_VERIFY(!window.dialogTitle().isEmpty());
    const int total = gameTable.view()->players()->at(0).points;
    QCOMPARE(gameTable.results()->solo().value(0).rows.value(0).total, total);
    QVERIFY(window.click("againButton")); // the same once more, with a total to beat
    QTRY_VERIFY(gameTable.live()->isThere() && !gameTable.live()->isOver());
    QCOMPARE(gameTable.results()->toBeat().total, total);
    QTRY_VERIFY(window.item("toBeat")->property("text").toString().contains(QString::number(total)));
}

void TableGameTest::aSoloGameIsGivenUp()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& gameTable = window.gameTable();
    playOn(window);
    const int points = gameTable.view()->players()->at(0).points;
    window.key(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Give up the game?"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    QVERIFY(!gameTable.live()->isOver());
    window.key(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Give up the game?"));
    QVERIFY(window.click("passButton"));
    QTRY_VERIFY(gameTable.live()->isOver());
    QCOMPARE(gameTable.view()->players()->at(0).points, points - 5 * 7);
    QVERIFY(window.waitForDialog("Game over"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    QVERIFY(window.click("moreButton"));
    for (const char* line : {"resultsMenuLine", "soloResultsLine"}) {
        QTRY_VERIFY(window.item(line) && window.item(line)->isVisible());
        QTest::qWait(150); // the list has its place then
        QVERIFY(window.click(line));
    }
    QVERIFY(window.waitForDialog("Solo results"));
}

// From the menu, by the one who is ahead.
void TableGameTest::oneOfTwoResignsByMouse()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Rook:random", {{"first-player", "listed"}})), QString());
    for (int turn = 0; turn < 3; ++turn) { // enough to be ahead
        playOn(window);
        QTRY_VERIFY(window.gameTable().flow()->isAsked(0));
    }
    for (const char* line : {"moreButton", "playMenuLine", "resignLine"}) {
        QTRY_VERIFY(window.item(line) && window.item(line)->isVisible());
        QTest::qWait(150); // the list has its place then
        QVERIFY(window.click(line));
    }
    QVERIFY(window.waitForDialog("Resign?"));
    QVERIFY(window.click("resignButton"));
    QTRY_VERIFY(window.gameTable().live()->isOver());
    QVERIFY(window.waitForDialog("Rook wins"));
    const GameEnd end = window.gameTable().results()->end();
    QCOMPARE(end.reason, QString("Ann resigned."));
    QVERIFY(end.rows.at(1).points > end.rows.at(0).points); // the winner comes first all the same
    QCOMPARE(end.rows.at(0).name, QString("Rook"));
    QVERIFY(end.rows.at(0).winner && !end.rows.at(1).winner);
    QCOMPARE(end.rows.at(1).rank, 2);
}

// Found by its name.
void TableGameTest::oneOfTwoResignsByKeys()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo", {{"first-player", "listed"}})), QString());
    QVERIFY(window.waitForDialog("Ann, your turn"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.gameTable().view()->mayAct());
    window.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Find a command"));
    window.type("resign");
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Resign?"));
    window.key(Qt::Key_Tab); // from the button that goes on with the game
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.gameTable().live()->isOver());
    QVERIFY(window.waitForDialog("Bo wins"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    window.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.gameTable().live()->isOver());
}

const NamedTest named("table_game", testInWindows<TableGameTest>);

} // namespace storeys::test::table_game_test

#include "table_game_test.moc"
