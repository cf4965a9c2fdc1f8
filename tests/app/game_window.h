#pragma once

#include "desktop/program/listeners.h"
#include "moves/generator.h"
#include "patience.h"
#include "table/game_table.h"
#include "table/settings/preferences.h"

#include <QPoint>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace storeys::test {

// What a program needs before it makes such a window: to be called once, after the QGuiApplication.
void prepareWindows();

// Whether pixels are drawn: only tests that look at them need it, and it takes nearly all of their time. Without, all else
// goes on as ever, frames too.
enum class Frames { Drawn, Empty };
// Whose time windows go by: the machine's is for tests of what drawing costs.
enum class Time { Test, Machine };

// All of a program that opens windows, but what it does; returns what that returns.
int runInWindows(int argc, char** argv, Frames frames, Time time, const std::function<int()>& run);

// All of a program of tests in windows: the tests of the class.
template<class Test>
int testInWindows(int argc, char** argv, Frames frames, Time time = Time::Test)
{
    return runInWindows(argc, argv, frames, time, [&] {
        Test test;
        return QTest::qExec(&test, argc, argv);
    });
}
template<class Test>
int testInWindows(int argc, char** argv)
{
    return testInWindows<Test>(argc, argv, Frames::Empty);
}

// The whole program in a window, seen from above, as a person has it: by mouse and keyboard events alone,
// with all its dialogs. It owns the table; computers answer at once, and nothing is saved unless the
// session is told to. Functions that wait say whether it came to what they waited for.
class GameWindow
{
public:
    // Racks are covered between the turns of persons. The clock goes by `now`, if there is one.
    explicit GameWindow(GameClock::Now now = {});
    ~GameWindow();

    // Shows what the table has, after starting that game: why it can't be, or "". A silent window opens no
    // dialog by itself.
    enum class Dialogs { Shown, Silent };
    [[nodiscard]] QString open(const GameStart& start, Dialogs dialogs = Dialogs::Shown);
    [[nodiscard]] QString open(Dialogs dialogs = Dialogs::Shown);

    // To be called first. makeNew(): nobody has ever played here. makeSmall(): the window is as small as the smallest
    // screen, so that it is drawn quickly. remember(): the camera stood there when the window was left.
    void makeNew() { m_isNew = true; }
    void makeSmall() { m_size = {800, 600}; }
    void remember(const QVariantMap& camera) { m_camera = camera; }

    [[nodiscard]] GameTable& gameTable() { return *m_gameTable; }
    [[nodiscard]] Preferences& preferences() { return *m_preferences; }
    [[nodiscard]] QQmlEngine& engine() { return *m_engine; }
    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    // Waits until no frame is drawn for that many steps of time; false if that takes a minute.
    [[nodiscard]] bool waitForRest(int steps = 20) const;
    [[nodiscard]] QObject* table() const { return m_window->property("table").value<QObject*>(); }
    // What a part of the table ("board", "rack") computes.
    [[nodiscard]] QVariant evaluated(const char* part, const QString& expression) const;

    // ---- dialogs
    [[nodiscard]] QObject* dialogs() const { return m_window->property("dialogs").value<QObject*>(); }
    // The dialog that is open and done with opening, or null; its title, or "".
    [[nodiscard]] QObject* dialog() const;
    [[nodiscard]] QString dialogTitle() const;
    [[nodiscard]] bool shows(const char* dialogName) const;
    [[nodiscard]] bool waitForDialog(const QString& title) const;
    // The item of that objectName, in the dialog that is open or else in the window; null if there is none.
    [[nodiscard]] QQuickItem* item(const QString& name) const;
    // All of the window that have it, from the top.
    [[nodiscard]] std::vector<QQuickItem*> itemsNamed(const QString& name) const;

    // ---- places, in pixels
    [[nodiscard]] QPoint topOf(int square) const;
    [[nodiscard]] QPoint placeInRack(int slot) const;
    [[nodiscard]] QPoint placeInRack(const QString& symbol) const;

    // ---- what a person does
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton);
    // With the left button, from one to the next.
    void dragAlong(const std::vector<QPoint>& points);
    // Drops files from elsewhere in the middle of the window.
    void drop(const QStringList& files);
    // On the item of that name; false if it can't be clicked.
    [[nodiscard]] bool click(const QString& name);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    // Drags the tiles of a play without blanks there; false if one did not stay.
    [[nodiscard]] bool lay(const Play& play);

    // ---- plays for the person to move, if there are any
    // The play of the highest score.
    [[nodiscard]] std::optional<Play> bestPlay() const;
    // The first tiles of the rack that make no word, side by side on the start squares.
    [[nodiscard]] std::optional<Play> nonsense() const;

private:
    [[nodiscard]] QPoint inWindow(QPointF onTable) const;

    std::unique_ptr<GameTable> m_gameTable;
    Listeners m_listeners;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<QQmlApplicationEngine> m_engine; // goes before the two
    QQuickWindow* m_window = nullptr;
    bool m_isNew = false;
    QSize m_size{1280, 800};
    QVariantMap m_camera;
};

} // namespace storeys::test
