// Stepping through a game and playing on from a turn, in the real window by mouse and keyboard events only.

#include "game_window.h"
#include "test_program.h"

#include <QSignalSpy>

namespace storeys::test::history_window_test {

class HistoryWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_game.reset(); }

    void keysStepBackAndForth();
    void theMouseStepsAndTheListLeads();
    void noTileCanBeLaidWhileLookingBack();
    void laidTilesCanBePlayedAtOnceAfterwards();
    void aGameIsPlayedOnFromATurn();

private:
    void play();
    // Sees that the scene lets the tiles fly, and waits until they have landed.
    [[nodiscard]] bool tilesFly();
    [[nodiscard]] HistoryView& look() { return *m_game->gameTable().view()->look(); }

    std::unique_ptr<GameWindow> m_game;
    QList<QStringList> m_boards; // after each turn
    QObject* m_flights = nullptr;
    std::unique_ptr<QSignalSpy> m_flew; // tiles took off, or landed
};

void HistoryWindowTest::init()
{
    GameStart start;
    start.seats = {{"Ann", {}}, {"Bo", {}}};
    start.seed = 5;
    m_game = std::make_unique<GameWindow>();
    m_game->gameTable().live()->screen()->setHandOver(false);
    QCOMPARE(m_game->open(start, GameWindow::Dialogs::Silent), "");
    m_boards = {m_game->gameTable().view()->stacks()};
    for (int i = 0; i < 4; ++i)
        play();
    m_flights = m_game->table()->property("board").value<QObject*>()->property("flights").value<QObject*>();
    m_flew = std::make_unique<QSignalSpy>(m_flights, SIGNAL(runningChanged()));
}

void HistoryWindowTest::play()
{
    const auto best = m_game->bestPlay();
    QVERIFY(best);
    QVERIFY(m_game->lay(*best));
    m_game->key(Qt::Key_Return);
    m_boards += m_game->gameTable().view()->stacks();
    QCOMPARE(m_game->gameTable().view()->turns()->count(), static_cast<int>(m_boards.size()) - 1);
}

bool HistoryWindowTest::tilesFly()
{
    const bool flew = m_flew->count() > 0; // a slow machine may have shown it all by now
    const bool landed = QTest::qWaitFor([this] { return !m_flights->property("running").toBool(); }, patience);
    m_flew->clear();
    return flew && landed;
}

void HistoryWindowTest::keysStepBackAndForth()
{
    m_game->key(Qt::Key_Left, Qt::ControlModifier); // the last turn, on the board as it is
    QVERIFY(look().isActive());
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[4]);
    for (int turn = 3; turn >= 0; --turn) {
        m_game->key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[turn]);
        QVERIFY(tilesFly());
    }
    for (int turn = 1; turn <= 4; ++turn) {
        m_game->key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[turn]);
        QVERIFY(tilesFly());
    }
    QVERIFY(look().isActive());
    m_game->key(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!look().isActive());
    m_game->key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(look().turn(), 0);
    m_game->key(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(!look().isActive());
    m_game->key(Qt::Key_Left, Qt::ControlModifier);
    m_game->key(Qt::Key_Escape);
    QVERIFY(!look().isActive());
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[4]);
}

void HistoryWindowTest::theMouseStepsAndTheListLeads()
{
    QVERIFY(m_game->click("lookBackButton"));
    QCOMPARE(look().turn(), 4);
    QTest::qWait(50); // the card has its place
    QVERIFY(m_game->click("turnBackButton"));
    QCOMPARE(look().turn(), 3);
    QVERIFY(m_game->click("turnOnButton"));
    QCOMPARE(look().turn(), 4);
    QVERIFY(m_game->click("turnOnButton"));
    QVERIFY(!look().isActive());
    QVERIFY(m_game->click("turn4"));
    QVERIFY(look().isActive());
    QVERIFY(!m_game->item("playOnButton")->isVisible()); // after the last turn it would only repeat this game
    QVERIFY(m_game->click("turn1"));
    QCOMPARE(look().turn(), 1);
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[1]);
    QVERIFY(m_game->click("backToGameButton"));
    QVERIFY(!look().isActive());
}

void HistoryWindowTest::noTileCanBeLaidWhileLookingBack()
{
    const QStringList rack = m_game->gameTable().view()->rack();
    m_game->key(Qt::Key_Left, Qt::ControlModifier);
    m_game->drag(m_game->placeInRack(rack[0]), m_game->topOf(0));
    m_game->type(rack[1].toLower());
    m_game->key(Qt::Key_Return);
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[4]);
    QCOMPARE(m_game->gameTable().view()->draft()->count(), 0);
    m_game->key(Qt::Key_Escape);
    QCOMPARE(m_game->gameTable().view()->rack(), rack);
    m_game->drag(m_game->placeInRack(rack[0]), m_game->topOf(0));
    QCOMPARE(m_game->gameTable().view()->draft()->count(), 1);
}

void HistoryWindowTest::laidTilesCanBePlayedAtOnceAfterwards()
{
    const auto best = m_game->bestPlay();
    QVERIFY(best && m_game->lay(*best));
    m_game->key(Qt::Key_Left, Qt::ControlModifier);
    m_game->key(Qt::Key_Escape);
    QVERIFY(!m_game->item("changeCard")->isVisible());
    QVERIFY(m_game->click("playButton"));
    QCOMPARE(m_game->gameTable().view()->turns()->count(), 5);
}

void HistoryWindowTest::aGameIsPlayedOnFromATurn()
{
    for (int step = 0; step < 3; ++step)
        m_game->key(Qt::Key_Left, Qt::ControlModifier);
    QTest::qWait(50); // the card has its place
    QVERIFY(m_game->click("playOnButton"));
    QVERIFY(!look().isActive());
    QCOMPARE(m_game->gameTable().view()->turns()->count(), 2);
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[2]);
    m_boards.resize(3);
    play();
    m_game->key(Qt::Key_Home, Qt::ControlModifier);
    m_game->key(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_game->gameTable().view()->stacks(), m_boards[3]);
}

const NamedTest named("history_window", testInWindows<HistoryWindowTest>);

} // namespace storeys::test::history_window_test

#include "history_window_test.moc"
