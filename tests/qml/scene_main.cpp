// Runs the tests of the scene: real mouse events on the real table, against the mock session.

#include "surroundings.h"

#include <QQmlEngine>
#include <QtQuickTest/quicktest.h>

class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable() { storeys::prepareScene(); }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/")); }
};

QUICK_TEST_MAIN_WITH_SETUP(scene, Setup)

#include "scene_main.moc"
