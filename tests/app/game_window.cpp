#include "game_window.h"

#include <QQmlContext>
#include <QQmlExpression>

#include <algorithm>

namespace storeys {

namespace {

QQuickItem* itemNamed(QQuickItem* root, const QString& name)
{
    if (root->objectName() == name)
        return root;
    for (QQuickItem* child : root->childItems())
        if (auto* found = itemNamed(child, name))
            return found;
    return nullptr;
}

} // namespace

bool GameWindow::open(const GameStart& start)
{
    m_session = std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    if (!m_session->start(start).isEmpty())
        return false;
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath("qrc:/");
    m_engine->setInitialProperties({{"session", QVariant::fromValue(m_session.get())}, {"camera", "top"}, {"still", true}});
    m_engine->load(QUrl("qrc:/Storeys/Main.qml"));
    if (m_engine->rootObjects().isEmpty())
        return false;
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().first());
    m_window->requestActivate();
    const auto isThere = [this] { return table() && table()->property("rack").value<QObject*>() && dialogs(); };
    return QTest::qWaitForWindowActive(m_window) && QTest::qWaitFor(isThere, 20000);
}

QObject* GameWindow::dialog() const
{
    auto* sheet = dialogs()->property("sheet").value<QObject*>();
    return sheet && sheet->property("opened").toBool() ? sheet : nullptr;
}

bool GameWindow::shows(const char* dialogName) const
{
    return dialog() && QByteArray(dialog()->metaObject()->className()).startsWith(dialogName);
}

// ---- places

QPoint GameWindow::evaluated(QObject* object, const QString& expression) const
{
    return QQmlExpression(qmlContext(object), object, expression).evaluate().toPointF().toPoint();
}

QPoint GameWindow::topOf(int square) const
{
    const auto height = m_session->stacks()[square].size();
    return evaluated(table()->property("board").value<QObject*>(), QString("squarePoint(%1, %2)").arg(square).arg(height));
}

QPoint GameWindow::placeInRack(const QString& symbol) const
{
    return evaluated(table()->property("rack").value<QObject*>(),
                     QString("slotPoint(%1)").arg(m_session->rack().indexOf(symbol)));
}

// ---- what a person does

void GameWindow::drag(QPoint from, QPoint to)
{
    constexpr int steps = 4;
    QTest::mouseMove(m_window, from);
    QTest::mousePress(m_window, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= steps; ++i) {
        // Out and back again where it ends where it began.
        const QPoint detour = from == to && i == 2 ? QPoint(12, 0) : QPoint();
        const QPoint at = from + (to - from) * i / steps + detour;
        // QTest::mouseMove tells of no pressed button, a real mouse does.
        QMouseEvent move(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &move);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(m_window, Qt::LeftButton, Qt::NoModifier, to);
}

bool GameWindow::click(const QString& name)
{
    const auto* item = itemNamed(m_window->contentItem(), name);
    if (item)
        QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier,
                          item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    return item != nullptr;
}

void GameWindow::type(const QString& text)
{
    for (const QChar c : text)
        QTest::keyClick(m_window, c.toLatin1(), c.isUpper() ? Qt::ShiftModifier : Qt::NoModifier);
}

std::optional<Play> GameWindow::bestPlay() const
{
    const Position& position = m_session->game()->position();
    const auto plays = allPlays(*position.book, position.board, position.toMove().rack);
    if (plays.empty())
        return std::nullopt;
    return std::ranges::max(plays, {}, &FoundPlay::score).toPlay();
}

} // namespace storeys
