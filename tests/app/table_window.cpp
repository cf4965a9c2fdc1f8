#include "table_window.h"

#include "moves/generator.h"

#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace storeys::test {

namespace {

// By what is seen: what a Repeater makes is nobody's QObject child there.
QQuickItem* itemIn(QQuickItem* root, const QString& name)
{
    if (root->objectName() == name)
        return root;
    for (QQuickItem* child : root->childItems())
        if (QQuickItem* found = itemIn(child, name))
            return found;
    return nullptr;
}

} // namespace

TableWindow::TableWindow(const GameStart& start, GameClock::Now now)
    : m_session(std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0), std::move(now))),
      m_engine(std::make_unique<QQmlApplicationEngine>())
{
    m_session->setHandOver(true);
    if (const QString problem = m_session->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    m_engine->addImportPath("qrc:/");
    m_engine->setInitialProperties({{"session", QVariant::fromValue(m_session.get())}, {"camera", "top"}});
    m_engine->load(QUrl("qrc:/Storeys/Main.qml"));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().value(0));
    if (!m_window)
        qFatal("There is no window.");
    m_window->requestActivate();
    const auto isReady = [this] { return table() && table()->property("rack").value<QObject*>(); };
    if (!QTest::qWaitForWindowActive(m_window) || !QTest::qWaitFor(isReady, 20000))
        qFatal("The window does not come up.");
    QTest::qWait(100);
}

TableWindow::~TableWindow()
{
    m_engine.reset();
}

QObject* TableWindow::table() const
{
    return m_window->property("table").value<QObject*>();
}

QVariant TableWindow::evaluated(const QString& part, const QString& expression) const
{
    auto* object = table()->property(part.toUtf8().constData()).value<QObject*>();
    return QQmlExpression(qmlContext(object), object, expression).evaluate();
}

QPoint TableWindow::topOf(int square) const
{
    const auto height = m_session->stacks()[square].size();
    return evaluated("board", QString("squarePoint(%1, %2)").arg(square).arg(height)).toPointF().toPoint();
}

QPoint TableWindow::slotPoint(int slot) const
{
    return evaluated("rack", QString("slotPoint(%1)").arg(slot)).toPointF().toPoint();
}

// ---- dialogs

QString TableWindow::dialog() const
{
    const auto* dialogs = m_window->property("dialogs").value<QObject*>();
    const auto* sheet = dialogs ? dialogs->property("sheet").value<QObject*>() : nullptr;
    return sheet && sheet->property("opened").toBool() ? sheet->property("title").toString() : QString();
}

bool TableWindow::waitForDialog(const QString& title, int timeout) const
{
    return QTest::qWaitFor([&] { return dialog() == title; }, timeout);
}

QQuickItem* TableWindow::item(const QString& name) const
{
    const auto* dialogs = m_window->property("dialogs").value<QObject*>();
    if (auto* sheet = dialogs->property("sheet").value<QObject*>())
        if (auto* found = itemIn(sheet->property("contentItem").value<QQuickItem*>(), name))
            return found;
    return itemIn(m_window->contentItem(), name);
}

// ---- what a person does

void TableWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
}

void TableWindow::click(const QString& name)
{
    const auto* target = item(name);
    QVERIFY2(target && target->isVisible() && target->isEnabled(), qPrintable(name));
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier,
                      target->mapToScene({target->width() / 2, target->height() / 2}).toPoint());
}

void TableWindow::drag(QPoint from, QPoint to)
{
    constexpr int steps = 4;
    QTest::mouseMove(m_window, from);
    QTest::mousePress(m_window, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= steps; ++i) {
        const QPoint at = from + (to - from) * i / steps;
        // QTest::mouseMove tells of no pressed button, a real mouse does.
        QMouseEvent move(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &move);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, Qt::LeftButton, Qt::NoModifier, to);
}

bool TableWindow::lay(const Play& play)
{
    const Position position = m_session->game()->position();
    for (const Placement& placement : play.placements) {
        const QString symbol(QLatin1Char(position.variant().tiles.alphabet.symbolOf(placement.tile)));
        const int slot = static_cast<int>(m_session->rack().indexOf(symbol));
        if (slot < 0)
            return false;
        drag(slotPoint(slot), topOf(position.board.indexOf(placement.square)));
    }
    return m_session->draft()->count() == static_cast<int>(play.placements.size());
}

Play TableWindow::nonsense() const
{
    const Position& position = m_session->game()->position();
    const auto tiles = position.toMove().rack.tiles();
    const int middle = position.board.rows() / 2;
    for (const Tile first : tiles)
        for (const Tile second : tiles)
            if (!position.book->lexicon->words.contains(Letters{first.letter(), second.letter()}) && first != second)
                return {{{{middle, middle - 1}, first}, {{middle, middle}, second}}, {}};
    return {};
}

std::optional<Play> TableWindow::bestPlay() const
{
    const Position& position = m_session->game()->position();
    const auto plays = allPlays(*position.book, position.board, position.toMove().rack);
    if (plays.empty())
        return std::nullopt;
    return std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
}

} // namespace storeys::test
