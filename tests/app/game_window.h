#pragma once

#include "desktop/game_session.h"
#include "moves/generator.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

namespace storeys {

// A game in the real window, seen from above, for tests by mouse and keyboard events only. Computers answer at once.
// The fonts must be registered.
class GameWindow
{
public:
    // Opens the window on the game; false if the game can't be started.
    [[nodiscard]] bool open(const GameStart& start);

    [[nodiscard]] GameSession& session() { return *m_session; }
    [[nodiscard]] QQuickWindow* window() { return m_window; }
    [[nodiscard]] QObject* table() const { return m_window->property("table").value<QObject*>(); }
    [[nodiscard]] QObject* dialogs() const { return m_window->property("dialogs").value<QObject*>(); }
    // The dialog that is open and done with opening, or null.
    [[nodiscard]] QObject* dialog() const;
    [[nodiscard]] bool shows(const char* dialogName) const;

    // ---- places, in pixels
    [[nodiscard]] QPoint topOf(int square) const;
    [[nodiscard]] QPoint placeInRack(const QString& symbol) const;

    // ---- what a person does
    void drag(QPoint from, QPoint to);
    // On the item of that objectName, wherever it is in the window; false if there is none.
    [[nodiscard]] bool click(const QString& name);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window, Qt::Key(key), modifiers);
    }
    void type(const QString& text);

    // The play of the highest score for the player to move, if there is one.
    [[nodiscard]] std::optional<Play> bestPlay() const;

private:
    [[nodiscard]] QPoint evaluated(QObject* object, const QString& expression) const;

    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace storeys
