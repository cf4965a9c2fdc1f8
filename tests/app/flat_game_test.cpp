// A person's game on the flat board in the real window, by mouse and keyboard events only; with three dimensions at
// hand and, run with QT_QUICK_BACKEND=software, where there are none.

#include "game_window.h"
#include "test_program.h"

#include <QDir>

namespace storeys::test::flat_game_test {

class FlatGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aKeyShowsTheFlatBoardAndTheOtherOne();
    void tilesAreLaidRefusedTypedAndTakenBack();
    void playsLandAndUndoneOnesLeave();
    void keysTakeTheBoardApartAndShowHeights();
    void aGameIsPlayedToItsEnd();

private:
    [[nodiscard]] GameTable& gameTable() { return m_game->gameTable(); }
    [[nodiscard]] bool isFlat() const { return m_game->table()->property("showsFlat").toBool(); }
    [[nodiscard]] static bool hasNo3d() { return qgetenv("QT_QUICK_BACKEND") == "software"; }
    void start(const QString& players, quint64 seed);

    std::unique_ptr<GameWindow> m_game;
};

void FlatGameTest::start(const QString& players, quint64 seed)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    QCOMPARE(gameTable().choices()->start(game), QString());
}

void FlatGameTest::init()
{
    m_game = std::make_unique<GameWindow>();
    start("You", 1);
    QCOMPARE(m_game->open(GameWindow::Dialogs::Silent), QString());
    QVERIFY(isFlat() || !hasNo3d());
    if (!isFlat())
        m_game->key(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(isFlat() && m_game->table()->property("rack").value<QObject*>());
    QTest::qWait(100);
}

// How the board is shown is remembered.
void FlatGameTest::cleanup()
{
    if (isFlat() && !hasNo3d())
        m_game->key(Qt::Key_4, Qt::ControlModifier);
}

void FlatGameTest::aKeyShowsTheFlatBoardAndTheOtherOne()
{
    m_game->key(Qt::Key_4, Qt::ControlModifier);
    QTRY_COMPARE(isFlat(), hasNo3d()); // where there is no other one, this one stays
    if (hasNo3d())
        m_game->key(Qt::Key_4, Qt::ControlModifier);
    else
        QVERIFY(m_game->click("flatButton"));
    QTRY_VERIFY(isFlat());
}

void FlatGameTest::tilesAreLaidRefusedTypedAndTakenBack()
{
    const QStringList rack = gameTable().view()->rack();
    m_game->drag(m_game->placeInRack(0), m_game->topOf(44));
    QCOMPARE(gameTable().view()->stacks()[44], rack[0]);
    m_game->drag(m_game->placeInRack(1), m_game->topOf(44)); // a tile of this turn lies there: refused
    QCOMPARE(gameTable().view()->stacks()[44], rack[0]);
    m_game->drag(m_game->topOf(44), m_game->topOf(33));
    QCOMPARE(gameTable().view()->stacks()[33], rack[0]);
    QTest::mouseClick(m_game->window(), Qt::RightButton, Qt::NoModifier, m_game->topOf(33));
    QCOMPARE(gameTable().view()->rack(), rack);
    QTest::mouseClick(m_game->window(), Qt::LeftButton, Qt::NoModifier, m_game->topOf(55));
    m_game->type(rack[2].toLower());
    QCOMPARE(gameTable().view()->stacks()[55], rack[2]);
    m_game->key(Qt::Key_Backspace);
    QCOMPARE(gameTable().view()->rack(), rack);
}

void FlatGameTest::playsLandAndUndoneOnesLeave()
{
    start("You,Ada:greedy", 4);
    m_game->key(Qt::Key_4, Qt::ControlModifier); // to the other board and back: nothing is left behind there
    m_game->key(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(gameTable().view()->mayAct() && isFlat());
    const auto flying = [&] { return m_game->evaluated("board", "flights.tiles.length").toInt(); };
    const auto landed = [&] { return m_game->evaluated("board", "flights.running || coarse").toBool() ? 0 : 1; };
    int down = 0, up = 0;
    connect(gameTable().view(), &TableView::tilesLanded, m_game->window(), [&] { down = flying(); });
    connect(gameTable().view(), &TableView::tilesLifted, m_game->window(), [&] { up = flying(); });
    QVERIFY(m_game->bestPlay() && m_game->lay(*m_game->bestPlay()));
    m_game->key(Qt::Key_Return);
    QTRY_VERIFY(down > 1);
    QTRY_VERIFY(landed());
    const QStringList stacks = gameTable().view()->stacks();
    m_game->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(gameTable().view()->stacks() != stacks);
    QVERIFY(up > down); // my own tiles too
    QTRY_VERIFY(landed());
    down = 0;
    m_game->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(gameTable().view()->stacks(), stacks);
    QVERIFY(down > 1);
}

void FlatGameTest::keysTakeTheBoardApartAndShowHeights()
{
    QDir::setCurrent(STOREYS_GAMES_DIR "/.."); // the record names its words
    QCOMPARE(gameTable().records()->open(STOREYS_GAMES_DIR "/two-stack10.gcg"), QString());
    const auto amount = [&] { return m_game->evaluated("board", "explosion.amount").toDouble(); };
    QTRY_VERIFY(!m_game->evaluated("board", "coarse").toBool());
    const int cell = m_game->evaluated("board", "cell").toInt();
    m_game->key(Qt::Key_X, Qt::ControlModifier);
    QTRY_COMPARE(amount(), 1.0);
    QVERIFY(m_game->evaluated("board", "cell").toInt() < cell);
    m_game->key(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(amount(), 0.9);
    QVERIFY(m_game->click("explodeButton"));
    QTRY_COMPARE(amount(), 0.0);
    QCOMPARE(m_game->evaluated("board", "cell").toInt(), cell);
    m_game->key(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(m_game->evaluated("board", "heightMap").toBool());
}

void FlatGameTest::aGameIsPlayedToItsEnd()
{
    start("You,Ada:greedy", 4);
    while (!gameTable().live()->isOver()) {
        QTRY_VERIFY(gameTable().view()->mayAct() || gameTable().live()->isOver());
        if (gameTable().live()->isOver())
            break;
        const auto play = m_game->bestPlay();
        if (!play) {
            gameTable().view()->pass();
            continue;
        }
        QVERIFY(m_game->lay(*play));
        QVERIFY2(gameTable().view()->draft()->isLegal(), qPrintable(gameTable().view()->draft()->reason()));
        const int turns = gameTable().view()->turns()->count();
        m_game->key(Qt::Key_Return);
        QTRY_VERIFY(gameTable().view()->turns()->count() > turns);
    }
    QVERIFY(gameTable().view()->turns()->count() > 20);
}

const NamedTest named("flat_game", testInWindows<FlatGameTest>);

} // namespace storeys::test::flat_game_test

#include "flat_game_test.moc"
