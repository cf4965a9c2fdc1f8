// What players complain about in other programs, one test each, in the real window; complaints.md has the
// list.

#include "game_window.h"
#include "test_program.h"

#include <QSignalSpy>

#include <algorithm>
#include <functional>

namespace storeys::test::complaints_window_test {

namespace {

GameStart gameOf(const QString& players, const QString& variant = "stack8", quint64 seed = 3)
{
    GameStart start;
    start.variant = variant;
    start.seats = GameStart::seatsFromText(players);
    start.houseRules["first-player"] = "listed";
    start.seed = seed;
    return start;
}

// Plays the best there is, or passes, until the computer has answered.
void playOn(GameWindow& window)
{
    GameTable& table = window.gameTable();
    const int turns = table.view()->turns()->count();
    if (const auto play = window.bestPlay()) {
        QVERIFY(window.lay(*play));
        window.key(Qt::Key_Return);
    } else {
        table.view()->pass();
    }
    QTRY_VERIFY(table.view()->turns()->count() > turns && (table.view()->mayAct() || table.live()->isOver()));
}

} // namespace

class ComplaintsWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingPopsUpInTheMiddleOfAGame();
    void anInputSkipsAnyAnimation();
    void rightClickReturnsATileAndSoDoesBackspace();
    void typingTakesTheRealTileBeforeTheBlank();
    void passAndPlayHidesRacks();
    void theOpponentsTileCountIsShownWhenTheBagIsEmpty();
    void aGameIsAnalysedWhileTheWindowStaysAlive();
    void theBoardIsSeenInPerspective();
    void theBoardTurnsInTheTopViewAndWithoutAMiddleButton();
    void invalidWordsAndTheSumShowWhilePlacing();
};

// 1
void ComplaintsWindowTest::nothingPopsUpInTheMiddleOfAGame()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy")), QString());
    QTRY_VERIFY(window.gameTable().view()->mayAct());
    QVERIFY(!window.dialog());
    QSignalSpy opened(window.dialogs(), SIGNAL(openChanged()));
    while (!window.gameTable().live()->isOver()) {
        QCOMPARE(opened.count(), 0);
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QTRY_VERIFY(window.shows("ResultDialog"));
    QCOMPARE(opened.count(), 1);
}

// 2
void ComplaintsWindowTest::anInputSkipsAnyAnimation()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy")), QString());
    GameTable& table = window.gameTable();
    const auto isMoving = [&] {
        return window.evaluated("board", "rig.turning || flights.running").toBool()
               || window.evaluated("hand", "active").toBool();
    };
    // Whether a key ends what was begun; on a slow machine that may be over before, and is begun again.
    const auto skips = [&](const std::function<void()>& begin) {
        bool began = false;
        for (int attempt = 0; attempt < 20 && !began; began = isMoving(), ++attempt)
            begin();
        window.key(Qt::Key_Left);
        return began && !isMoving();
    };
    QVERIFY(skips([&] {
        window.key(Qt::Key_2, Qt::ControlModifier);
        window.key(Qt::Key_1, Qt::ControlModifier);
    }));
    QVERIFY(window.evaluated("board", "rig.pitch === rig.pose.pitch").toBool());  // from above again
    QVERIFY(skips([&] { window.drag(window.placeInRack(0), QPoint(30, 400)); })); // a tile flies back

    bool flew = false; // the computer's tiles
    connect(table.view(), &TableView::tilesLanded, window.window(), [&] { flew = isMoving(); });
    QVERIFY(window.bestPlay() && window.lay(*window.bestPlay()));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(flew);
    window.drag(window.placeInRack(0), window.placeInRack(1)); // which takes effect at once
    QVERIFY(!window.evaluated("board", "flights.running").toBool());
}

// 12
void ComplaintsWindowTest::rightClickReturnsATileAndSoDoesBackspace()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& table = window.gameTable();
    const QStringList rack = table.view()->rack();
    const int square = table.view()->shape().startSquares.first();
    window.drag(window.placeInRack(2), window.topOf(square));
    window.drag(window.placeInRack(5), window.topOf(square + 1));
    QCOMPARE(table.view()->draft()->count(), 2);
    QTest::mouseClick(window.window(), Qt::RightButton, Qt::NoModifier,
                      window.topOf(square)); // any, not just the last
    QCOMPARE(table.view()->draft()->count(), 1);
    QCOMPARE(table.view()->rack()[2], rack[2]);
    window.key(Qt::Key_Backspace);
    QCOMPARE(table.view()->rack(), rack);
}

// 13
void ComplaintsWindowTest::typingTakesTheRealTileBeforeTheBlank()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You", "cross15")), QString());
    GameTable& table = window.gameTable();
    for (quint64 seed = 1; !table.view()->rack().contains("?"); ++seed)
        QCOMPARE(table.choices()->start(gameOf("You", "cross15", seed)), QString());
    const QStringList rack = table.view()->rack();
    const QString letter = *std::ranges::find_if(rack, [](const QString& symbol) { return symbol != "?"; });
    const int square = table.view()->shape().startSquares.first();
    window.type(letter.toLower());
    QCOMPARE(table.view()->stacks()[square], letter);
    QVERIFY(table.view()->rack().contains("?"));
    window.key(Qt::Key_Backspace);
    window.type("?" + letter.toUpper());
    QCOMPARE(table.view()->stacks()[square], letter.toLower());
    QVERIFY(!table.view()->rack().contains("?"));
}

// 16
void ComplaintsWindowTest::passAndPlayHidesRacks()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann,Bo")), QString());
    const auto tilesSeen = [&] { return window.evaluated("rack", "shown.join('').length").toInt(); };
    for (const QString name : {"Ann", "Bo"}) {
        QVERIFY(window.waitForDialog(name + ", your turn"));
        QCOMPARE(tilesSeen(), 0);
        window.key(Qt::Key_Return);
        QTRY_VERIFY(window.gameTable().view()->mayAct() && !window.dialog());
        QCOMPARE(window.gameTable().view()->owner(), name);
        QCOMPARE(tilesSeen(), 7);
        QVERIFY(window.bestPlay() && window.lay(*window.bestPlay()));
        window.key(Qt::Key_Return);
        QTRY_COMPARE(tilesSeen(), 0);
    }
}

// 16 and 18
void ComplaintsWindowTest::theOpponentsTileCountIsShownWhenTheBagIsEmpty()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You,Ada:greedy")), QString());
    GameTable& table = window.gameTable();
    const auto shown = [&](int seat) {
        const auto tags = window.itemsNamed("tilesLeft");
        if (tags.size() != 2 || !tags[seat]->isVisible())
            return -1;
        return tags[seat]->childItems().constFirst()->property("text").toInt();
    };
    QTRY_VERIFY(table.view()->mayAct());
    bool sawFewer = false;
    while (!table.live()->isOver()) {
        for (int seat = 0; seat < 2; ++seat)
            QCOMPARE(shown(seat), table.game()->position().seats[seat].rack.size());
        QVERIFY(window.item("bagCount")->isVisible());
        const QString bag = window.item("bagCount")->property("text").toString();
        const int left = table.view()->stock().tiles;
        QVERIFY2(bag.contains(QString::number(left)) || (left == 0 && bag.contains("empty")), qPrintable(bag));
        sawFewer = sawFewer || (left == 0 && shown(1) < 7);
        playOn(window);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(sawFewer);
}

// 24
void ComplaintsWindowTest::theBoardIsSeenInPerspective()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    window.key(Qt::Key_3, Qt::ControlModifier);
    window.key(Qt::Key_Left); // at once
    const auto width = [&](int first, int last) {
        return (window.topOf(last) - window.topOf(first)).manhattanLength();
    };
    QVERIFY(width(56, 63) > 1.15 * width(0, 7)); // the near row and the far one
}

void ComplaintsWindowTest::theBoardTurnsInTheTopViewAndWithoutAMiddleButton()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    const auto corner = [&] { return window.topOf(0); };
    const auto seenFromAbove = [&] {
        return window.evaluated("board", "rig.preset === 'top' && rig.pitch < -89").toBool();
    };
    const QPoint home = corner();
    QVERIFY(seenFromAbove());
    window.drag(QPoint(480, 300), QPoint(560, 300), Qt::RightButton);
    const QPoint turned = corner();
    QVERIFY((turned - home).manhattanLength() > 20);
    QVERIFY(seenFromAbove());
    window.drag(QPoint(20, 400), QPoint(120, 400)); // the left button, from where nothing is
    QVERIFY((corner() - turned).manhattanLength() > 20);
    window.key(Qt::Key_0, Qt::ControlModifier);
    window.key(Qt::Key_Left); // at once
    QVERIFY((corner() - home).manhattanLength() < 3);
    for (const auto& [key, name] : {std::pair(Qt::Key_2, "corner"), {Qt::Key_3, "low"}, {Qt::Key_1, "top"}}) {
        window.key(key, Qt::ControlModifier);
        QCOMPARE(window.evaluated("board", "rig.preset").toString(), name);
    }
}

// 25
void ComplaintsWindowTest::invalidWordsAndTheSumShowWhilePlacing()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("You")), QString());
    GameTable& table = window.gameTable();
    QVERIFY(window.nonsense() && window.lay(*window.nonsense()));
    const auto seen = [&](const char* name) { return window.item(name) && window.item(name)->isVisible(); };
    QTRY_VERIFY(seen("lack") && !seen("reason")); // more tiles could still make it a word
    window.key(Qt::Key_Return);
    QTRY_VERIFY(seen("reason"));
    const int square = table.game()->position().board.indexOf(table.view()->draft()->laid().front().placement.square);
    QVERIFY(window.item("reason")->property("text").toString().contains(table.dictionary()->lookUp("wood").lexicon));
    QCOMPARE(table.view()->marks()[square], 3);
    QVERIFY(!window.item("playButton")->isEnabled());
    window.key(Qt::Key_Escape);
    QVERIFY(window.bestPlay() && window.lay(*window.bestPlay()));
    QTRY_VERIFY(seen("playSum") && !seen("reason"));
    QCOMPARE(window.item("playSum")->property("total").toInt(), table.view()->draft()->score());
    QCOMPARE(window.item("mainWord")->property("chips").value<QList<WordChip>>().size(),
             table.view()->draft()->words().first().chips.size());
    QVERIFY(window.item("mainWord")->property("counted").toBool());
    QVERIFY(window.item("playButton")
                ->property("text")
                .toString()
                .contains(QString::number(table.view()->draft()->score())));
}

// 23
void ComplaintsWindowTest::aGameIsAnalysedWhileTheWindowStaysAlive()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann:beginner,Bo:beginner"), GameWindow::Dialogs::Silent), QString());
    GameTable& table = window.gameTable();
    window.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(window.dialog(), nullptr); // not while it goes on
    QTRY_VERIFY(table.live()->isOver());
    window.key(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Game analysis"));
    GameAnalysis& analysis = *table.analysis();
    QVERIFY(analysis.isRunning() && analysis.done() < analysis.count());
    window.key(Qt::Key_Escape); // looked at meanwhile
    QTRY_VERIFY(!window.dialogs()->property("open").toBool());
    window.key(Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(table.view()->look()->isActive());
    QTRY_COMPARE(analysis.done(), analysis.count());
    window.key(Qt::Key_A, Qt::ControlModifier); // the card of the turn may leave no room for the button
    QVERIFY(window.waitForDialog("Game analysis"));
    QVERIFY(window.click("mistakes"));
    auto* losses = window.item("reviewList");
    QVERIFY(losses && losses->property("count").toInt() > 0);
    losses->forceActiveFocus();
    window.key(Qt::Key_Return); // the biggest
    QTRY_VERIFY(!window.dialogs()->property("open").toBool());
    const int shown = table.view()->look()->turn();
    QVERIFY(analysis.turns()->at(shown - 1).loss > 0);
}

const NamedTest named("complaints_window", testInWindows<ComplaintsWindowTest>);

} // namespace storeys::test::complaints_window_test

#include "complaints_window_test.moc"
