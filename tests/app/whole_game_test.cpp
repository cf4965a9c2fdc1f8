// A person's game against the computer in the real window, by mouse and keyboard events only.

#include "desktop/game_session.h"
#include "moves/generator.h"
#include "scene/fonts.h"

#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QTemporaryFile>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuick3D/qquick3d.h>

Q_IMPORT_QML_PLUGIN(StoreysPlugin)
Q_IMPORT_QML_PLUGIN(Storeys_ScenePlugin)
Q_IMPORT_QML_PLUGIN(Storeys_SessionPlugin)

namespace storeys {

class WholeGameTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void tilesAreLaidRefusedAndTakenBack();
    void rackIsReorderedByDragging();
    void aStackGrowsToFiveAndNoHigher();
    void theBoardTurnsAndNothingIsLost();
    void aGameIsPlayedToItsEnd();

private:
    void start(const QString& players, quint64 seed);

    // ---- places in the window
    [[nodiscard]] QObject* table() const { return m_window->property("table").value<QObject*>(); }
    [[nodiscard]] QObject* board() const { return table()->property("board").value<QObject*>(); }
    // A place that the scene computes.
    [[nodiscard]] QPoint evaluated(QObject* object, const QString& expression) const;
    [[nodiscard]] QPoint topOf(int square) const;
    [[nodiscard]] QPoint slotPoint(int slot) const;
    [[nodiscard]] int slotWith(const QString& symbol) const { return static_cast<int>(m_session->rack().indexOf(symbol)); }

    [[nodiscard]] bool dialogIsOpen() const
    {
        const auto* sheet = m_window->property("dialogs").value<QObject*>()->property("sheet").value<QObject*>();
        return sheet && sheet->property("opened").toBool();
    }

    // ---- what a person does
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(m_window, Qt::Key(key), modifiers); }
    void waitForTurn();
    void layAndPlay(const Play& play);
    [[nodiscard]] std::optional<Play> bestPlay() const;

    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

void WholeGameTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    registerFonts();
}

void WholeGameTest::init()
{
    m_session = std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    start("You", 1);
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath("qrc:/");
    m_engine->setInitialProperties({{"session", QVariant::fromValue(m_session.get())}, {"camera", "top"}, {"still", true}});
    m_engine->load(QUrl("qrc:/Storeys/Main.qml"));
    QVERIFY(!m_engine->rootObjects().isEmpty());
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().first());
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QTRY_VERIFY_WITH_TIMEOUT(table() && table()->property("rack").value<QObject*>(), 20000);
    QTest::qWait(100);
}

void WholeGameTest::cleanup()
{
    m_engine.reset();
    m_session.reset();
}

void WholeGameTest::start(const QString& players, quint64 seed)
{
    GameStart game;
    game.seats = GameStart::seatsFromText(players);
    game.seed = seed;
    QCOMPARE(m_session->start(game), QString());
}

// ---- places in the window

QPoint WholeGameTest::evaluated(QObject* object, const QString& expression) const
{
    return QQmlExpression(qmlContext(object), object, expression).evaluate().toPointF().toPoint();
}

QPoint WholeGameTest::topOf(int square) const
{
    const auto height = m_session->stacks()[square].size();
    return evaluated(board(), QString("squarePoint(%1, %2)").arg(square).arg(height));
}

QPoint WholeGameTest::slotPoint(int slot) const
{
    return evaluated(table()->property("rack").value<QObject*>(), QString("slotPoint(%1)").arg(slot));
}

// ---- what a person does

void WholeGameTest::drag(QPoint from, QPoint to, Qt::MouseButton button)
{
    constexpr int steps = 4;
    QTest::mouseMove(m_window, from);
    QTest::mousePress(m_window, button, Qt::NoModifier, from);
    for (int i = 1; i <= steps; ++i) {
        const QPoint at = from + (to - from) * i / steps;
        // QTest::mouseMove tells of no pressed button, a real mouse does.
        QMouseEvent move(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, button, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &move);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, button, Qt::NoModifier, to);
}

void WholeGameTest::waitForTurn()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_session->isHumanTurn() || m_session->isOver(), 10000);
}

std::optional<Play> WholeGameTest::bestPlay() const
{
    const Position& position = m_session->game()->position();
    const auto plays = allPlays(*position.book, position.board, position.toMove().rack);
    if (plays.empty())
        return std::nullopt;
    return std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
}

void WholeGameTest::layAndPlay(const Play& play)
{
    const Position position = m_session->game()->position();
    for (const Placement& placement : play.placements) {
        const QString symbol(QLatin1Char(position.variant().tiles.alphabet.symbolOf(placement.tile)));
        drag(slotPoint(slotWith(symbol)), topOf(position.board.indexOf(placement.square)));
    }
    QCOMPARE(m_session->draft()->count(), static_cast<int>(play.placements.size()));
    QVERIFY2(m_session->draft()->isLegal(), qPrintable(m_session->draft()->reason()));
    const int turns = m_session->history()->count();
    if (turns % 4 < 2) {
        key(Qt::Key_Return);
    } else {
        const auto* button = m_window->findChild<QQuickItem*>("playButton");
        QVERIFY(button);
        QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier,
                          button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
    }
    QTRY_VERIFY(m_session->history()->count() > turns);
}

// ---- the tests

void WholeGameTest::tilesAreLaidRefusedAndTakenBack()
{
    const QStringList rack = m_session->rack();
    drag(slotPoint(0), topOf(44));
    QCOMPARE(m_session->stacks()[44], rack[0]);
    QCOMPARE(m_session->rack()[0], QString());

    drag(slotPoint(1), topOf(44)); // a tile of this turn lies there: refused
    QCOMPARE(m_session->stacks()[44], rack[0]);
    QCOMPARE(m_session->rack()[1], rack[1]);

    drag(slotPoint(2), QPoint(60, 400)); // beside the board: goes back
    QCOMPARE(m_session->draft()->count(), 1);

    drag(topOf(44), topOf(33)); // on to another square
    QCOMPARE(m_session->stacks()[33], rack[0]);
    QCOMPARE(m_session->stacks()[44], QString());

    QTest::mouseClick(m_window, Qt::RightButton, Qt::NoModifier, topOf(33));
    QCOMPARE(m_session->rack(), rack);
    drag(slotPoint(3), topOf(45));
    key(Qt::Key_Backspace);
    QCOMPARE(m_session->rack(), rack);
    drag(slotPoint(3), topOf(45));
    drag(topOf(45), slotPoint(3));
    QCOMPARE(m_session->rack(), rack);
}

void WholeGameTest::rackIsReorderedByDragging()
{
    QStringList rack = m_session->rack();
    drag(slotPoint(0), slotPoint(4));
    rack.move(0, 4);
    QCOMPARE(m_session->rack(), rack);
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
    QCOMPARE(m_session->start(game), QString());
    drag(slotPoint(0), topOf(44));
    drag(slotPoint(1), topOf(45));
    key(Qt::Key_Return);
    QCOMPARE(m_session->history()->count(), 1);
    while (m_session->stacks()[44].size() < 5) {
        const QString top = m_session->stacks()[44].right(1);
        int slot = 0;
        while (m_session->rack()[slot] == top)
            ++slot;
        drag(slotPoint(slot), topOf(44));
        QVERIFY2(m_session->draft()->isLegal(), qPrintable(m_session->draft()->reason()));
        key(Qt::Key_Return);
    }
    const QString full = m_session->stacks()[44];
    for (int slot = 0; slot < 7; ++slot)
        drag(slotPoint(slot), topOf(44));
    QCOMPARE(m_session->stacks()[44], full);
    QCOMPARE(m_session->draft()->count(), 0);
}

void WholeGameTest::theBoardTurnsAndNothingIsLost()
{
    const QStringList rack = m_session->rack();
    key(Qt::Key_2, Qt::ControlModifier);
    QTest::qWait(700); // the camera is there
    const QPoint before = topOf(0);
    drag(QPoint(480, 300), QPoint(560, 280), Qt::RightButton);
    QVERIFY((topOf(0) - before).manhattanLength() > 20);
    const QPoint turned = topOf(0);
    drag(QPoint(30, 400), QPoint(130, 400)); // empty space
    QVERIFY((topOf(0) - turned).manhattanLength() > 20);
    drag(slotPoint(0), topOf(55)); // squares are still where they are seen
    QCOMPARE(m_session->stacks()[55], rack[0]);
    key(Qt::Key_Escape);
    QCOMPARE(m_session->rack(), rack);
    key(Qt::Key_0, Qt::ControlModifier);
    QTest::qWait(700);
    QVERIFY((topOf(0) - before).manhattanLength() < 3);
}

void WholeGameTest::aGameIsPlayedToItsEnd()
{
    m_window->setProperty("still", false); // with the dialogs of a real game
    start("You,Ada:greedy", 4);
    QTRY_VERIFY(dialogIsOpen()); // the draw for the start
    key(Qt::Key_Return);
    QTRY_VERIFY(!dialogIsOpen());
    while (!m_session->isOver()) {
        waitForTurn();
        if (m_session->isOver())
            break;
        if (const auto play = bestPlay()) {
            layAndPlay(*play);
            if (QTest::currentTestFailed())
                return;
        } else {
            m_session->pass();
        }
    }
    QHash<QString, int> totals;
    for (const Transition& turn : m_session->game()->turns())
        totals[QString::fromStdString(m_session->game()->setup().players[turn.seat])] += turn.score.total().value;
    for (int i = 0; i < 2; ++i) {
        const QVariantMap player = m_session->players()->get(i);
        const int left = 5 * m_session->game()->position().seats[i].rack.size();
        QCOMPARE(player.value("points").toInt(), totals[player.value("name").toString()] - left);
    }
    QVERIFY(m_session->history()->count() > 20);
    QTRY_VERIFY(dialogIsOpen()); // the result
}

} // namespace storeys

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat());
    storeys::WholeGameTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "whole_game_test.moc"
