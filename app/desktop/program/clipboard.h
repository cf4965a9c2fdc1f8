#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// The system's clipboard. Needs a QGuiApplication.
class Clipboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    Q_INVOKABLE static void put(const QString& text);
    Q_INVOKABLE static QString text();
    // The files that a person copied in a file manager.
    Q_INVOKABLE static QStringList files();
};

} // namespace storeys
