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
    // The versions of this program and of Qt, the system, and what draws the windows, one line each, and
    // the address, if any. Needs a QGuiApplication.
    Q_INVOKABLE static QString text();
};

} // namespace storeys
