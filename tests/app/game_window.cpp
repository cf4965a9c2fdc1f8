#include "game_window.h"

#include "little_work.h"
#include "qml_warnings.h"
#include "scene/fonts.h"
#include "table/text/square_text.h"
#include "test_time.h"

#include <QGuiApplication>
#include <QMimeData>
#include <QQmlContext>
#include <QQmlExpression>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QtQuick3D/qquick3d.h>

#include <algorithm>

namespace storeys::test {

namespace {

// By what is seen: what a Repeater makes is nobody's QObject child there.
void addItems(QQuickItem* root, const QString& name, std::vector<QQuickItem*>& found)
{
    if (root->objectName() == name)
        found.push_back(root);
    for (QQuickItem* child : root->childItems())
        addItems(child, name, found);
}

QQuickItem* itemIn(QQuickItem* root, const QString& name)
{
    std::vector<QQuickItem*> found;
    addItems(root, name, found);
    return found.empty() ? nullptr : found.front();
}

} // namespace

void prepareWindows()
{
    QCoreApplication::setOrganizationName("storeys"); // without one QSettings says that it can't write
    QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat());
    QStandardPaths::setTestModeEnabled(true);
    registerFonts();
}

int runInWindows(int argc, char** argv, Frames frames, Time time, const std::function<int()>& run)
{
    if (frames == Frames::Empty)
        qputenv("QSG_RHI_BACKEND", "null");
    QGuiApplication application(argc, argv);
    prepareWindows();
    std::optional<TestTime> testTime;
    if (time == Time::Test)
        testTime.emplace();
    return QmlWarnings::exitCode(run());
}

GameWindow::GameWindow(GameClock::Now now)
    : m_gameTable(
        std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0), std::move(now))),
      m_listeners(*m_gameTable->speech())
{
    m_gameTable->live()->screen()->setHandOver(true);
    m_gameTable->analysis()->setWork(littleWork);
}

GameWindow::~GameWindow() = default;

QString GameWindow::open(const GameStart& start, Dialogs dialogs)
{
    const QString problem = m_gameTable->choices()->start(start);
    return problem.isEmpty() ? open(dialogs) : problem;
}

QString GameWindow::open(Dialogs dialogs)
{
    m_engine = std::make_unique<QQmlApplicationEngine>();
    QmlWarnings::watch(*m_engine);
    m_preferences = std::make_unique<Preferences>();
    m_preferences->show("taught", !m_isNew);
    m_preferences->show("taughtGames", m_isNew ? "" : "blanks-blockers bust-out hyper-race free-for-all surprise");
    m_engine->addImportPath("qrc:/");
    m_engine->setInitialProperties({{"gameTable", QVariant::fromValue(m_gameTable.get())},
                                    {"preferences", QVariant::fromValue(m_preferences.get())},
                                    {"width", m_size.width()},
                                    {"height", m_size.height()},
                                    {"camera", "top"},
                                    {"cameraBefore", m_camera},
                                    {"silent", dialogs == Dialogs::Silent}});
    m_engine->load(QUrl("qrc:/Storeys/Main.qml"));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().value(0));
    if (!m_window)
        return "Main.qml can't be loaded";
    m_window->requestActivate();
    const auto isThere = [this] { return table() && table()->property("rack").value<QObject*>() && this->dialogs(); };
    if (!QTest::qWaitForWindowActive(m_window, patience) || !QTest::qWaitFor(isThere, patience))
        return "the window does not come";
    QTest::qWait(200);
    return {};
}

bool GameWindow::waitForRest(int steps) const
{
    int still = 0;
    const QObject counting;
    QObject::connect(m_window, &QQuickWindow::frameSwapped, &counting, [&] { still = 0; });
    return QTest::qWaitFor([&] { return ++still > steps; }, patience);
}

QVariant GameWindow::evaluated(const char* part, const QString& expression) const
{
    auto* object = table()->property(part).value<QObject*>();
    return QQmlExpression(qmlContext(object), object, expression).evaluate();
}

// ---- dialogs

QObject* GameWindow::dialog() const
{
    auto* sheet = dialogs()->property("sheet").value<QObject*>();
    return sheet && sheet->property("opened").toBool() ? sheet : nullptr;
}

QString GameWindow::dialogTitle() const
{
    return dialog() ? dialog()->property("title").toString() : QString();
}

bool GameWindow::shows(const char* dialogName) const
{
    return dialog() && QByteArray(dialog()->metaObject()->className()).startsWith(dialogName);
}

bool GameWindow::waitForDialog(const QString& title) const
{
    return QTest::qWaitFor([&] { return dialogTitle() == title; }, patience);
}

QQuickItem* GameWindow::item(const QString& name) const
{
    if (auto* sheet = dialogs()->property("sheet").value<QObject*>())
        if (auto* found = itemIn(sheet->property("contentItem").value<QQuickItem*>(), name))
            return found;
    return itemIn(m_window->contentItem(), name);
}

std::vector<QQuickItem*> GameWindow::itemsNamed(const QString& name) const
{
    std::vector<QQuickItem*> found;
    addItems(m_window->contentItem(), name, found);
    return found;
}

// ---- places

// The table stands on the right where one reads from the right.
QPoint GameWindow::inWindow(QPointF onTable) const
{
    return qobject_cast<QQuickItem*>(table())->mapToScene(onTable).toPoint();
}

QPoint GameWindow::topOf(int square) const
{
    const auto height = m_gameTable->view()->stacks()[square].size();
    return inWindow(evaluated("board", QString("squarePoint(%1, %2)").arg(square).arg(height)).toPointF());
}

QPoint GameWindow::placeInRack(int slot) const
{
    return inWindow(evaluated("rack", QString("slotPoint(%1)").arg(slot)).toPointF());
}

QPoint GameWindow::placeInRack(const QString& symbol) const
{
    return placeInRack(static_cast<int>(m_gameTable->view()->rack().indexOf(symbol)));
}

// ---- what a person does

void GameWindow::drag(QPoint from, QPoint to, Qt::MouseButton button)
{
    constexpr int steps = 4;
    QTest::mouseMove(m_window, from);
    QTest::mousePress(m_window, button, Qt::NoModifier, from);
    for (int i = 1; i <= steps; ++i) {
        // Out and back again where it ends where it began.
        const QPoint detour = from == to && i == 2 ? QPoint(12, 0) : QPoint();
        const QPoint at = from + (to - from) * i / steps + detour;
        // QTest::mouseMove tells of no pressed button, a real mouse does.
        QMouseEvent move(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, button, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &move);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, button, Qt::NoModifier, to);
}

void GameWindow::dragAlong(const std::vector<QPoint>& points)
{
    QTest::mouseMove(m_window, points.front());
    QTest::mousePress(m_window, Qt::LeftButton, Qt::NoModifier, points.front());
    for (const QPoint at : points) {
        QMouseEvent move(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &move);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, Qt::LeftButton, Qt::NoModifier, points.back());
}

void GameWindow::drop(const QStringList& files)
{
    QList<QUrl> urls;
    for (const QString& file : files)
        urls += QUrl::fromLocalFile(file);
    QMimeData data;
    data.setUrls(urls);
    const QPoint at(m_window->width() / 2, m_window->height() / 2);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &move);
    QDropEvent release(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &release);
}

bool GameWindow::click(const QString& name)
{
    const auto* target = item(name);
    if (!target || !target->isVisible() || !target->isEnabled())
        return false;
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier,
                      target->mapToScene({target->width() / 2, target->height() / 2}).toPoint());
    return true;
}

void GameWindow::key(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, Qt::Key(key), modifiers);
}

void GameWindow::type(const QString& text)
{
    for (const QChar c : text) {
        const auto modifiers = c.isUpper() ? Qt::ShiftModifier : Qt::NoModifier;
        if (c.unicode() < 128) {
            QTest::keyClick(m_window, c.toLatin1(), modifiers);
            continue;
        }
        QTest::sendKeyEvent(QTest::Click, m_window, static_cast<Qt::Key>(c.toUpper().unicode()), c, modifiers);
    }
}

bool GameWindow::lay(const Play& play)
{
    const Position position = m_gameTable->game()->position();
    for (const Placement& placement : play.placements) {
        const QString symbol = symbolText(position.variant().tiles.alphabet, placement.tile);
        if (!m_gameTable->view()->rack().contains(symbol))
            return false;
        drag(placeInRack(symbol), topOf(position.board.indexOf(placement.square)));
    }
    return m_gameTable->view()->draft()->count() == static_cast<int>(play.placements.size());
}

// ---- plays

std::optional<Play> GameWindow::bestPlay() const
{
    const Position& position = m_gameTable->game()->position();
    const auto plays = allPlays(position);
    if (plays.empty())
        return std::nullopt;
    return std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
}

std::optional<Play> GameWindow::nonsense() const
{
    const Position& position = m_gameTable->game()->position();
    const auto tiles = position.toMove().rack.tiles();
    const int middle = position.board.rows() / 2;
    for (const Tile first : tiles)
        for (const Tile second : tiles)
            if (!position.book->lexicon->words.contains(Letters{first.letter(), second.letter()}) && first != second)
                return Play{{{{middle, middle - 1}, first}, {{middle, middle}, second}}, {}};
    return std::nullopt;
}

} // namespace storeys::test
