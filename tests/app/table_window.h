#pragma once

#include "desktop/game_session.h"

#include <QPoint>

#include <memory>

class QQmlApplicationEngine;
class QQuickItem;
class QQuickWindow;

namespace storeys::test {

// The whole program in a window, as a person has it: by mouse and keyboard events alone, with all its dialogs. Functions
// that wait say whether it came to what they waited for.
class TableWindow
{
public:
    // Opens the window over this game; its clock goes by `now`, if there is one.
    explicit TableWindow(const GameStart& start, GameClock::Now now = {});
    ~TableWindow();

    [[nodiscard]] GameSession& session() { return *m_session; }
    [[nodiscard]] QObject* table() const;
    // What the table, or a part of it, computes.
    [[nodiscard]] QVariant evaluated(const QString& part, const QString& expression) const;

    // ---- dialogs
    // The title of the dialog that is open, or "".
    [[nodiscard]] QString dialog() const;
    [[nodiscard]] bool waitForDialog(const QString& title, int timeout = 5000) const;
    // The item of that name, in the window or the open dialog.
    [[nodiscard]] QQuickItem* item(const QString& name) const;

    // ---- what a person does
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void click(const QString& name);
    void drag(QPoint from, QPoint to);
    // Drags the tiles there; false if one did not stay.
    [[nodiscard]] bool lay(const Play& play);
    // The first tiles of the rack that make no word, side by side on the start squares; none laid if there are none.
    [[nodiscard]] Play nonsense() const;
    [[nodiscard]] std::optional<Play> bestPlay() const;

private:
    [[nodiscard]] QPoint topOf(int square) const;
    [[nodiscard]] QPoint slotPoint(int slot) const;

    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace storeys::test
