// A person's game against the computer in the real window, by mouse and keyboard events only.

#include "game_window.h"
#include "playing.h"
#include "test_program.h"

#include <QTemporaryFile>

namespace storeys::test::whole_game_test {

class WholeGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void tilesAreLaidRefusedAndTakenBack();
    void rackIsReorderedByDragging();
    void aStackGrowsToFiveAndNoHigher();
    void theBoardTurnsAndNothingIsLost();

private:
    void start(const QString& players, quint64 seed, const QString& variant = "stack10");
    [[nodiscard]] GameTable& gameTable() { return m_game->gameTable(); }
    [[nodiscard]] QPoint topOf(int square) const { return m_game->topOf(square); }
    [[nodiscard]] QPoint slotPoint(int slot) const { return m_game->placeInRack(slot); }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) { m_game->drag(from, to, button); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { m_game->key(key, modifiers); }

    std::unique_ptr<GameWindow> m_game;
};

void WholeGameTest::init()
{
    m_game = std::make_unique<GameWindow>();
    start("You", 1);
    QCOMPARE(m_game->open(GameWindow::Dialogs::Silent), QString());
}

void WholeGameTest::start(const QString& players, quint64 seed, const QString& variant)
{
    GameStart game = startOf(variant);
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    QCOMPARE(gameTable().choices()->start(game), QString());
}

// ---- the tests

void WholeGameTest::tilesAreLaidRefusedAndTakenBack()
{
    const QStringList rack = gameTable().view()->rack();
    drag(slotPoint(0), topOf(44));
    QCOMPARE(gameTable().view()->stacks()[44], rack[0]);
    QCOMPARE(gameTable().view()->rack()[0], QString());

    drag(slotPoint(1), topOf(44)); // a tile of this turn lies there: refused
    QCOMPARE(gameTable().view()->stacks()[44], rack[0]);
    QCOMPARE(gameTable().view()->rack()[1], rack[1]);

    drag(slotPoint(2), QPoint(60, 400)); // beside the board: goes back
    QCOMPARE(gameTable().view()->draft()->count(), 1);

    drag(topOf(44), topOf(33)); // on to another square
    QCOMPARE(gameTable().view()->stacks()[33], rack[0]);
    QCOMPARE(gameTable().view()->stacks()[44], QString());

    QTest::mouseClick(m_game->window(), Qt::RightButton, Qt::NoModifier, topOf(33));
    QCOMPARE(gameTable().view()->rack(), rack);
    drag(slotPoint(3), topOf(45));
    key(Qt::Key_Backspace);
    QCOMPARE(gameTable().view()->rack(), rack);
    drag(slotPoint(3), topOf(45));
    drag(topOf(45), slotPoint(3));
    QCOMPARE(gameTable().view()->rack(), rack);
}

void WholeGameTest::rackIsReorderedByDragging()
{
    QStringList rack = gameTable().view()->rack();
    drag(slotPoint(0), slotPoint(4));
    rack.move(0, 4);
    QCOMPARE(gameTable().view()->rack(), rack);
}

void WholeGameTest::aStackGrowsToFiveAndNoHigher()
{
    // A word list in which any two letters are good: one square can be covered turn after turn.
    QTemporaryFile words;
    QVERIFY(words.open());
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = 'A'; b <= 'Z'; ++b)
            words.write(QByteArray(1, a) + (a == 'Q' ? "U" : "") + b + (b == 'Q' ? "U\n" : "\n"));
    words.close();
    GameStart game;
    game.lexicon = words.fileName();
    game.seats = {{"You", {}}};
    game.seed = 3;
    QCOMPARE(gameTable().choices()->start(game), QString());
    drag(slotPoint(0), topOf(44));
    drag(slotPoint(1), topOf(45));
    key(Qt::Key_Return);
    QCOMPARE(gameTable().view()->turns()->count(), 1);
    while (gameTable().view()->stacks()[44].size() < 5) {
        const QString top = gameTable().view()->stacks()[44].right(1);
        int slot = 0;
        while (gameTable().view()->rack()[slot] == top)
            ++slot;
        drag(slotPoint(slot), topOf(44));
        QVERIFY2(gameTable().view()->draft()->isLegal(), qPrintable(gameTable().view()->draft()->reason()));
        key(Qt::Key_Return);
    }
    const QString full = gameTable().view()->stacks()[44];
    for (int slot = 0; slot < 7; ++slot)
        drag(slotPoint(slot), topOf(44));
    QCOMPARE(gameTable().view()->stacks()[44], full);
    QCOMPARE(gameTable().view()->draft()->count(), 0);
}

void WholeGameTest::theBoardTurnsAndNothingIsLost()
{
    const QStringList rack = gameTable().view()->rack();
    key(Qt::Key_2, Qt::ControlModifier);
    QTest::qWait(700); // the camera is there
    const QPoint before = topOf(0);
    drag(QPoint(480, 300), QPoint(560, 280), Qt::RightButton);
    QVERIFY((topOf(0) - before).manhattanLength() > 20);
    const QPoint turned = topOf(0);
    drag(QPoint(30, 400), QPoint(130, 400)); // empty space
    QVERIFY((topOf(0) - turned).manhattanLength() > 20);
    drag(slotPoint(0), topOf(55)); // squares are still where they are seen
    QCOMPARE(gameTable().view()->stacks()[55], rack[0]);
    key(Qt::Key_Escape);
    QCOMPARE(gameTable().view()->rack(), rack);
    key(Qt::Key_0, Qt::ControlModifier);
    QTest::qWait(700);
    QVERIFY((topOf(0) - before).manhattanLength() < 3);
}

const NamedTest named("whole_game", testInWindows<WholeGameTest>);

} // namespace storeys::test::whole_game_test

#include "whole_game_test.moc"
