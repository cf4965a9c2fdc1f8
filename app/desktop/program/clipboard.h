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
    // "" if there is none.
    Q_INVOKABLE static QString text();
    // The files that were copied in a file manager.
    Q_INVOKABLE static QStringList files();
};

} // namespace storeys
