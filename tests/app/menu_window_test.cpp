// What the menu and its keys do in the real window.

#include "game_window.h"
#include "test_program.h"

#include <QSignalSpy>

namespace storeys::test::menu_window_test {

class MenuWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void f10OpensTheMenuWithItsFirstLineChosen();
    void aLineOfTheMenuChangesTheView();
    void theViewThatIsSeenIsMarked();
    void buttonsStayWhereTheyAreWhenTheViewIsTurned();
    void afterTheMenuTheKeysAreThoseOfTheGame();
    void theKeysOfTheViewsReachTheTable();
    void f11FillsTheScreenAndGoesBack();
    void theWindowClosesByItsKeys();
    void whileADialogIsOpenOnlyTheKeysOfTheWindowWork();
    void keysOfAnotherWindowDoNothing();

private:
    [[nodiscard]] QQuickItem* line(const QString& name) const { return m_game->item(name + "Line"); }
    [[nodiscard]] bool isChosen(const QString& name) const
    {
        return line(name) && line(name)->property("highlighted").toBool();
    }
    [[nodiscard]] QVariant ofTable(const char* property) const { return m_game->table()->property(property); }

    std::unique_ptr<GameWindow> m_game;
};

void MenuWindowTest::init()
{
    m_game = std::make_unique<GameWindow>();
    GameStart start;
    start.seats = GameStart::seatsFromText("Ann,Bo");
    start.seed = 3;
    QCOMPARE(m_game->open(start, GameWindow::Dialogs::Silent), QString());
    m_game->gameTable().live()->screen()->uncover();
    QVERIFY(m_game->preferences().show("view", "solid"));
}

void MenuWindowTest::f10OpensTheMenuWithItsFirstLineChosen()
{
    m_game->key(Qt::Key_F10);
    QTRY_VERIFY(isChosen("newGame"));
    m_game->key(Qt::Key_Return);
    QTRY_VERIFY(m_game->shows("NewGameDialog"));
}

void MenuWindowTest::aLineOfTheMenuChangesTheView()
{
    QVERIFY(m_game->click("moreButton"));
    QTRY_VERIFY(line("viewMenu"));
    QTest::qWait(100);
    QVERIFY(m_game->click("viewMenuLine"));
    QTRY_VERIFY(line("flat"));
    QTest::qWait(100);
    QVERIFY(m_game->click("flatLine"));
    QTRY_VERIFY(ofTable("flat").toBool());
}

void MenuWindowTest::theViewThatIsSeenIsMarked()
{
    const auto marked = [&] {
        QStringList names;
        for (const QString& name : QStringList{"top", "corner", "low", "flat"})
            if (const auto* shown = line(name); shown->property("command").value<QObject*>()->property("on").toBool())
                names += name;
        return names.join(' ');
    };
    QVERIFY(m_game->click("moreButton"));
    QTRY_VERIFY(line("viewMenu"));
    QTest::qWait(100);
    QVERIFY(m_game->click("viewMenuLine"));
    QTRY_VERIFY(line("flat"));
    QMetaObject::invokeMethod(m_game->table(), "preset", Q_ARG(QString, "low"));
    QTRY_COMPARE(marked(), "low");
    QMetaObject::invokeMethod(m_game->table(), "turnBy", Q_ARG(double, 1), Q_ARG(double, 0));
    QTRY_COMPARE(marked(), "");
    m_game->table()->setProperty("flat", true);
    QTRY_COMPARE(marked(), "flat");
}

void MenuWindowTest::buttonsStayWhereTheyAreWhenTheViewIsTurned()
{
    const auto place = [&] { return m_game->item("flatButton")->mapToScene({0, 0}); };
    const QPointF before = place();
    QVERIFY(!m_game->item("resetViewButton")->isEnabled());
    QMetaObject::invokeMethod(m_game->table(), "turnBy", Q_ARG(double, 1), Q_ARG(double, 0));
    QTRY_VERIFY(m_game->item("resetViewButton")->isEnabled());
    QTest::qWait(50);
    QCOMPARE(place(), before);
    m_game->table()->setProperty("flat", true);
    QTest::qWait(50);
    QCOMPARE(place(), before);
}

void MenuWindowTest::afterTheMenuTheKeysAreThoseOfTheGame()
{
    m_game->key(Qt::Key_F10);
    QTRY_VERIFY(isChosen("newGame"));
    m_game->key(Qt::Key_Escape);
    QTRY_VERIFY(!line("newGame") || !line("newGame")->isVisible());
    m_game->key(Qt::Key_Right); // shows the cursor
    QVERIFY(m_game->gameTable().cursor()->isShown());
}

void MenuWindowTest::theKeysOfTheViewsReachTheTable()
{
    m_game->key(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(ofTable("heightMap").toBool());
    m_game->key(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(ofTable("flat").toBool());
    m_game->key(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(!ofTable("flat").toBool());
    m_game->key(Qt::Key_X, Qt::ControlModifier);
    QTRY_VERIFY(ofTable("exploded").toBool());
    m_game->key(Qt::Key_Shift); // half of a shortcut does nothing
    m_game->key(Qt::Key_CapsLock);
    QVERIFY(ofTable("exploded").toBool());
}

void MenuWindowTest::f11FillsTheScreenAndGoesBack()
{
    const auto before = m_game->window()->visibility();
    m_game->key(Qt::Key_F11);
    QTRY_COMPARE(m_game->window()->visibility(), QWindow::FullScreen);
    m_game->key(Qt::Key_F11);
    QTRY_COMPARE(m_game->window()->visibility(), before);
}

void MenuWindowTest::theWindowClosesByItsKeys()
{
    QSignalSpy quits(&m_game->engine(), &QQmlEngine::quit);
    m_game->key(Qt::Key_Q, Qt::ControlModifier);
    QTRY_COMPARE(quits.count(), 1);
    m_game->key(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!m_game->window()->isVisible());
}

void MenuWindowTest::whileADialogIsOpenOnlyTheKeysOfTheWindowWork()
{
    m_game->key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(m_game->shows("PreferencesDialog"));
    m_game->key(Qt::Key_M, Qt::ControlModifier);
    m_game->key(Qt::Key_F10);
    QVERIFY(!ofTable("heightMap").toBool());
    QVERIFY(m_game->shows("PreferencesDialog"));
    m_game->key(Qt::Key_F11);
    QTRY_COMPARE(m_game->window()->visibility(), QWindow::FullScreen);
    m_game->key(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!m_game->window()->isVisible());
}

void MenuWindowTest::keysOfAnotherWindowDoNothing()
{
    QSignalSpy quits(&m_game->engine(), &QQmlEngine::quit);
    QWindow other; // such as the system's dialog for files
    other.show();
    other.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&other, patience));
    QTest::keyClick(&other, Qt::Key_Q, Qt::ControlModifier);
    QTest::keyClick(&other, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(quits.count(), 0);
    QVERIFY(m_game->window()->isVisible());
}

const NamedTest named("menu_window", testInWindows<MenuWindowTest>);

} // namespace storeys::test::menu_window_test

#include "menu_window_test.moc"
