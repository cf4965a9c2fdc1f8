// Runs the tests of the scene: real mouse events on the real table, on a game of the fixture.

#include "surroundings.h"

#include "desktop/preferences/preferences.h"
#include "test_time.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QtQuickTest/quicktest.h>
#include <QWindow>

#include <optional>

class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        storeys::prepareScene();
        m_time.emplace();
        qmlRegisterType<storeys::Preferences>("Storeys.Test", 1, 0, "Preferences");
        qmlRegisterSingletonInstance("Storeys.Test", 1, 0, "TestTime", &*m_time);
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/")); }
    // The test runner deletes the scene before its window. Qt 6.4 may still be drawing it then, in another thread,
    // and writes where nothing is left; a hidden window draws nothing.
    void cleanupTestCase()
    {
        for (QWindow* window : QGuiApplication::topLevelWindows()) {
            window->hide();
        }
        m_time.reset();
    }

private:
    std::optional<storeys::test::TestTime> m_time;
};

QUICK_TEST_MAIN_WITH_SETUP(scene, Setup)

#include "scene_main.moc"
