#pragma once

#include "game_fixture.h"
#include "table/settings/preferences.h"

#include <QQmlEngine>
#include <QQuickWindow>

#include <memory>

namespace storeys::test {

// Shows one QML file of the program on a game of the fixture: a window as it is, anything else in a window of its own.
class ShownFile
{
public:
    // The game after the first turns of that record.
    ShownFile(QQmlEngine& engine, const QString& record, int turns);
    ~ShownFile();

    // What is done in the game before, as JavaScript, with the `table`.
    void run(const QString& script);
    // A file of the program, as "dialogs/PassDialog.qml", or any other. Of the settings, each goes to the file, to its window
    // or to the preferences, whichever has it. Null if it can't be shown.
    [[nodiscard]] QQuickWindow* show(const QString& file, const QVariantMap& settings = {});

private:
    [[nodiscard]] QQuickWindow* windowOf(const QVariantMap& settings);
    [[nodiscard]] QObject* made(const QUrl& file, QVariantMap properties);

    QQmlEngine& m_engine;
    GameFixture m_game;
    Preferences m_preferences;
    QObject* m_commands = nullptr;                // of the window that is shown
    std::vector<std::unique_ptr<QObject>> m_made; // the window last, so that it goes first
};

} // namespace storeys::test
