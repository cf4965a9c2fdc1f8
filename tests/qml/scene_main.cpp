// Runs the tests of the scene: real mouse events on the real table, on a game of the fixture.

#include "surroundings.h"

#include "qml_warnings.h"
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
        qmlRegisterSingletonInstance("Storeys.Test", 1, 0, "TestTime", &*m_time);
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/"));
        storeys::test::QmlWarnings::watch(*engine);
    }
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

int main(int argc, char** argv)
{
    QTEST_SET_MAIN_SOURCE_PATH
    Setup setup;
    return storeys::test::QmlWarnings::exitCode(
        quick_test_main_with_setup(argc, argv, "scene", QUICK_TEST_SOURCE_DIR, &setup));
}

#include "scene_main.moc"
