// A person's game on the flat board in the real window, by mouse and keyboard events only; with three dimensions at hand
// and, run with QT_QUICK_BACKEND=software, where there are none.

#include "game_window.h"

namespace storeys::test {

class FlatGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aKeyShowsTheFlatBoardAndTheOtherOne();
    void tilesAreLaidRefusedTypedAndTakenBack();
    void aGameIsPlayedToItsEnd();

private:
    [[nodiscard]] GameSession& session() { return m_game->session(); }
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
    QCOMPARE(session().start(game), QString());
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
    const QStringList rack = session().rack();
    m_game->drag(m_game->placeInRack(0), m_game->topOf(44));
    QCOMPARE(session().stacks()[44], rack[0]);
    m_game->drag(m_game->placeInRack(1), m_game->topOf(44)); // a tile of this turn lies there: refused
    QCOMPARE(session().stacks()[44], rack[0]);
    m_game->drag(m_game->topOf(44), m_game->topOf(33));
    QCOMPARE(session().stacks()[33], rack[0]);
    QTest::mouseClick(m_game->window(), Qt::RightButton, Qt::NoModifier, m_game->topOf(33));
    QCOMPARE(session().rack(), rack);
    QTest::mouseClick(m_game->window(), Qt::LeftButton, Qt::NoModifier, m_game->topOf(55));
    m_game->type(rack[2].toLower());
    QCOMPARE(session().stacks()[55], rack[2]);
    m_game->key(Qt::Key_Backspace);
    QCOMPARE(session().rack(), rack);
}

void FlatGameTest::aGameIsPlayedToItsEnd()
{
    start("You,Ada:greedy", 4);
    while (!session().isOver()) {
        QTRY_VERIFY_WITH_TIMEOUT(session().isHumanTurn() || session().isOver(), 10000);
        if (session().isOver())
            break;
        const auto play = m_game->bestPlay();
        if (!play) {
            session().pass();
            continue;
        }
        QVERIFY(m_game->lay(*play));
        QVERIFY2(session().draft()->isLegal(), qPrintable(session().draft()->reason()));
        const int turns = session().history()->count();
        m_game->key(Qt::Key_Return);
        QTRY_VERIFY(session().history()->count() > turns);
    }
    QVERIFY(session().history()->count() > 20);
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    storeys::test::prepareWindows();
    storeys::test::FlatGameTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "flat_game_test.moc"
