#include "played_window.h"

#include "moves/generator.h"

#include <QMimeData>
#include <QQmlContext>
#include <QQmlExpression>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>

Q_IMPORT_QML_PLUGIN(StoreysPlugin)
Q_IMPORT_QML_PLUGIN(Storeys_ScenePlugin)
Q_IMPORT_QML_PLUGIN(Storeys_SessionPlugin)

namespace storeys {

QString PlayedWindow::open(GameSession& session)
{
    m_session = &session;
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath("qrc:/");
    m_engine->setInitialProperties({{"session", QVariant::fromValue(&session)}, {"camera", "top"}});
    m_engine->load(QUrl("qrc:/Storeys/Main.qml"));
    if (m_engine->rootObjects().isEmpty())
        return "Main.qml can't be loaded";
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().first());
    m_window->requestActivate();
    const auto isThere = [&] { return table() && partOfTable("rack") && m_window->property("dialogs").value<QObject*>(); };
    if (!QTest::qWaitForWindowActive(m_window) || !QTest::qWaitFor(isThere, 20000))
        return "the window does not come";
    QTest::qWait(200);
    return {};
}

// ---- places in the window

QPoint PlayedWindow::evaluated(QObject* object, const QString& expression)
{
    return QQmlExpression(qmlContext(object), object, expression).evaluate().toPointF().toPoint();
}

QPoint PlayedWindow::topOf(int square) const
{
    const auto height = m_session->stacks()[square].size();
    return evaluated(partOfTable("board"), QString("squarePoint(%1, %2)").arg(square).arg(height));
}

QPoint PlayedWindow::placeOnRack(int slot) const
{
    return evaluated(partOfTable("rack"), QString("slotPoint(%1)").arg(slot));
}

QObject* PlayedWindow::dialog() const
{
    auto* sheet = m_window->property("dialogs").value<QObject*>()->property("sheet").value<QObject*>();
    return sheet && sheet->property("opened").toBool() ? sheet : nullptr;
}

// ---- what a person does

void PlayedWindow::drag(QPoint from, QPoint to)
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

void PlayedWindow::drop(const QString& file)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    const QPoint at(m_window->width() / 2, m_window->height() / 2);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &move);
    QDropEvent release(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &release);
}

void PlayedWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
}

bool PlayedWindow::layBestPlay()
{
    const Position position = m_session->game()->position();
    const auto plays = allPlays(*position.book, position.board, position.toMove().rack);
    if (plays.empty())
        return false;
    for (const Placement& placement : std::ranges::max(plays, {}, &FoundPlay::score).toPlay().placements) {
        const QString symbol(QLatin1Char(position.variant().tiles.alphabet.symbolOf(placement.tile)));
        drag(placeOnRack(static_cast<int>(m_session->rack().indexOf(symbol))), topOf(position.board.indexOf(placement.square)));
    }
    return true;
}

} // namespace storeys
