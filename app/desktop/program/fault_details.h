#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What a report of a fault needs to say.
class FaultDetails : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString address READ address CONSTANT)

public:
    using QObject::QObject;

    // The web page where faults are reported; "" while the project has no address.
    [[nodiscard]] static QString address();
    // One line each: the versions of this program and of Qt, the system, what draws the windows, and the address, if
    // any. Needs a QGuiApplication.
    Q_INVOKABLE static QString text();
};

} // namespace storeys
