// Challenges, several persons at one screen and solo games in the real window, by mouse and keyboard events only.

#include "game_window.h"

#include <QSignalSpy>

namespace storeys::test {

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
    const int turns = window.session().view()->turns()->count();
    if (const auto play = window.bestPlay()) {
        QVERIFY(window.lay(*play));
        window.key(Qt::Key_Return);
    } else {
        window.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(!window.dialogTitle().isEmpty());
        window.key(Qt::Key_Return);
    }
    QTRY_VERIFY(window.session().view()->turns()->count() > turns);
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
};

void TableGameTest::aComputerChallengesAndThePlayIsTakenBack()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy", challengeMode)), QString());
    GameTable& session = window.session();
    QTRY_VERIFY(session.view()->mayAct());
    const Rack rack = session.game()->position().seats[0].rack;
    const int bag = session.view()->stock().tiles;
    QVERIFY(window.nonsense() && window.lay(*window.nonsense()));
    QVERIFY(session.view()->draft()->isLegal()); // no hint that it is none
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Invalid play"));
    QCOMPARE(session.flow()->outcome().value("dictionary").toString(), "Standard");
    QCOMPARE(session.game()->position().seats[0].rack, rack);
    QCOMPARE(session.view()->stock().tiles, bag);
    QCOMPARE(session.view()->stacks(), QStringList(64));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session.view()->mayAct()); // the same player again
    QCOMPARE(session.view()->turns()->count(), 2);
    playOn(window);
    QTRY_VERIFY(session.view()->mayAct());
    QVERIFY(session.view()->turns()->count() >= 4);
}

void TableGameTest::aGameWithChallengesIsPlayedToItsEnd()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy", challengeMode)), QString());
    GameTable& session = window.session();
    int challenges = 0;
    while (!session.live()->isOver()) {
        QTRY_VERIFY(session.view()->mayAct() || session.live()->isOver());
        if (session.live()->isOver())
            break;
        if (challenges < 2 && !session.flow()->challengers().isEmpty()) {
            ++challenges;
            window.key(Qt::Key_K, Qt::ControlModifier);
            QTRY_VERIFY(window.dialogTitle().startsWith("Challenge "));
            window.key(Qt::Key_Return);
            QVERIFY(window.waitForDialog("All words are valid"));
            window.key(Qt::Key_Return);
            QTRY_VERIFY(window.dialogTitle().isEmpty());
            QVERIFY(session.flow()->challengers().isEmpty()); // once is enough
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
    GameTable& session = window.session();
    QVERIFY(window.waitForDialog("Ann, your turn"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session.view()->mayAct());
    QVERIFY(window.nonsense() && window.lay(*window.nonsense()));
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Bo, your turn"));
    QVERIFY(window.click("showRackButton"));
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    QCOMPARE(session.flow()->challengers(), QStringList({"Bo", "Cleo"}));
    QVERIFY(window.click("challengeLastPlay"));
    QTRY_VERIFY(window.dialogTitle().startsWith("Challenge "));
    QVERIFY(window.click("2")); // the seat of Cleo
    QVERIFY(window.click("challengeButton"));
    QVERIFY(window.waitForDialog("Invalid play"));
    QCOMPARE(session.flow()->outcome().value("challenger").toString(), "Cleo");
    window.key(Qt::Key_Return);
    QVERIFY(window.waitForDialog("Ann, your turn"));
    QCOMPARE(session.view()->rack(), QStringList(7));
}

void TableGameTest::threePersonsPlayAtOneScreen()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo,Cleo")), QString());
    GameTable& session = window.session();
    const QStringList names{"Ann", "Bo", "Cleo"};
    QVERIFY(window.table()->property("dealing").toBool()); // the racks wait
    QCOMPARE(session.view()->rack(), QStringList(7));
    QTest::qWait(50);
    QVERIFY(window.dialogTitle().isEmpty());
    window.key(Qt::Key_Return);
    while (!session.live()->isOver()) {
        QVERIFY(window.waitForDialog(names[session.live()->mover()] + ", your turn"));
        QCOMPARE(session.view()->rack(), QStringList(7)); // nothing to be seen
        QVERIFY(!session.view()->mayAct() && !session.view()->canExchange());
        window.key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(window.dialogTitle(), names[session.live()->mover()] + ", your turn");
        window.key(Qt::Key_Return);
        QTRY_VERIFY(session.view()->mayAct() && window.dialogTitle().isEmpty());
        QCOMPARE(session.view()->owner(), names[session.live()->mover()]);
        QVERIFY(session.view()->rack().join("").size() > 0);
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(session.view()->turns()->count() > 10);
    QTRY_VERIFY(window.item("againButton") && !window.dialogTitle().isEmpty());
}

void TableGameTest::theFirstPlayOfAComputerIsSeen()
{
    GameWindow window;
    GameStart start = gameOf("You,Ada:greedy");
    for (quint64 seed = 1; window.session().live()->mover() != 1; ++seed) { // until she is drawn
        start.seed = seed;
        QCOMPARE(window.session().choices()->start(start), QString());
    }
    QCOMPARE(window.open(), QString());
    const auto isDealing = [&] { return window.table()->property("dealing").toBool(); };
    bool early = false; // during the draw for the start
    connect(window.session().view(), &TableView::tilesLanded, this, [&] { early = early || isDealing(); });
    const QSignalSpy landed(window.session().view(), &TableView::tilesLanded);
    QVERIFY(isDealing());
    QTRY_COMPARE(landed.count(), 1);
    QVERIFY(!early);
    QVERIFY(window.dialogTitle().isEmpty());
}

void TableGameTest::theCameraTurnsToThePersonToMove()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo", {{"first-player", "listed"}})), QString());
    GameTable& session = window.session();
    session.live()->screen()->chooseTurnCamera(true);
    QVERIFY(window.waitForDialog("Ann, your turn"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session.view()->mayAct() && window.dialogTitle().isEmpty());
    const auto yaw = [&] { return window.evaluated("board", "rig.yaw").toDouble(); };
    window.key(Qt::Key_2, Qt::ControlModifier);
    const double right = window.evaluated("board", "rig.poses.corner.yaw").toDouble();
    QVERIFY(right > 0);
    QTRY_COMPARE(yaw(), right);
    session.view()->pass();
    QVERIFY(window.waitForDialog("Bo, your turn"));
    QTRY_COMPARE(yaw(), -right);
    QVERIFY(window.click("turnCamera"));
    QTRY_COMPARE(yaw(), right);
    window.key(Qt::Key_Return);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    session.view()->pass();
    QTRY_VERIFY(!window.dialogTitle().isEmpty());
    QCOMPARE(yaw(), right);
    session.live()->screen()->chooseTurnCamera(true);
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
    QTRY_VERIFY(window.session().view()->mayAct());
    now += 15s;
    QTRY_COMPARE(window.session().live()->clock()->times(), QStringList({"0:45", "1:00"}));
    QTRY_VERIFY(window.item("clock") && window.item("clock")->property("time").toString() == "0:45");
    now += 45s;
    QVERIFY(window.waitForDialog("Bo wins"));
    QCOMPARE(window.session().view()->turns()->count(), 0);
}

void TableGameTest::aSoloGameIsPlayedToItsEnd()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& session = window.session();
    QVERIFY(session.live()->isSolo());
    for (int left = 5; left > 0; --left) {
        QCOMPARE(session.live()->freeExchanges(), left);
        window.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(window.waitForDialog("Choose a tile to exchange"));
        window.key(Qt::Key_Right);
        window.key(Qt::Key_Return);
        QTRY_COMPARE(session.live()->freeExchanges(), left - 1);
        QTRY_VERIFY(window.dialogTitle().isEmpty());
    }
    QVERIFY(!session.view()->canExchange());
    while (!session.live()->isOver()) {
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QTRY_VERIFY(!window.dialogTitle().isEmpty());
    const int total = session.view()->players()->get(0).value("points").toInt();
    const QVariantMap table = session.results()->solo().value(0).toMap();
    QCOMPARE(table.value("rows").toList().value(0).toMap().value("total").toInt(), total);
    QVERIFY(window.click("againButton")); // the same once more, with a total to beat
    QTRY_VERIFY(session.live()->isThere() && !session.live()->isOver());
    QCOMPARE(session.results()->toBeat().value("total").toInt(), total);
    QTRY_VERIFY(window.item("toBeat")->property("text").toString().contains(QString::number(total)));
}

void TableGameTest::aSoloGameIsGivenUp()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& session = window.session();
    playOn(window);
    const int points = session.view()->players()->get(0).value("points").toInt();
    window.key(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Give up the game?"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(window.dialogTitle().isEmpty());
    QVERIFY(!session.live()->isOver());
    window.key(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Give up the game?"));
    QVERIFY(window.click("passButton"));
    QTRY_VERIFY(session.live()->isOver());
    QCOMPARE(session.view()->players()->get(0).value("points").toInt(), points - 5 * 7);
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

} // namespace storeys::test

int main(int argc, char** argv)
{
    return storeys::test::testInWindows<storeys::test::TableGameTest>(argc, argv);
}
#include "table_game_test.moc"
