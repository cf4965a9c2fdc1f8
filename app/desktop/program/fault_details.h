#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What a bug report should contain.
class FaultDetails : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString address READ address CONSTANT)

public:
    // The web page where bugs are reported; "" while the project has no address.
    [[nodiscard]] static QString address();
    // One line each: the versions of this program and of Qt, the operating system, the OpenGL driver or other renderer,
    // and address(), if any. Needs a QGuiApplication.
    Q_INVOKABLE static QString text();
};

} // namespace storeys
