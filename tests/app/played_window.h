#pragma once

#include "desktop/game_session.h"

#include <QPoint>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <memory>

namespace storeys {

// The program's real window with a session, and what a person does in it by mouse and keyboard. The session must
// outlive it; so must a QGuiApplication made with QQuick3D's surface format and fonts.
class PlayedWindow
{
public:
    // Waits until the window can be played in; says why it can't be, or "".
    [[nodiscard]] QString open(GameSession& session);

    // ---- places in the window
    [[nodiscard]] QPoint topOf(int square) const;
    [[nodiscard]] QPoint placeOnRack(int slot) const;
    // The dialog that is open now, or none.
    [[nodiscard]] QObject* dialog() const;

    // ---- what a person does
    void drag(QPoint from, QPoint to);
    // Drops a file from elsewhere in the middle of the window.
    void drop(const QString& file);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    // Drags the tiles of the best play onto the board; false if there is no play.
    bool layBestPlay();

private:
    [[nodiscard]] QObject* table() const { return m_window->property("table").value<QObject*>(); }
    [[nodiscard]] QObject* partOfTable(const char* name) const { return table()->property(name).value<QObject*>(); }
    // A place that the scene computes.
    [[nodiscard]] static QPoint evaluated(QObject* object, const QString& expression);

    GameSession* m_session = nullptr;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace storeys
