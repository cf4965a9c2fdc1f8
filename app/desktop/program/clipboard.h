#pragma once

#include "table/files/file_name.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

namespace storeys {

// The system's clipboard. Needs a QGuiApplication.
class Clipboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    Q_INVOKABLE static void put(const QString& text) { QGuiApplication::clipboard()->setText(text); }
    Q_INVOKABLE static QString text() { return QGuiApplication::clipboard()->text(); }
    // The local files that a person copied in a file manager.
    Q_INVOKABLE static QStringList files()
    {
        QStringList files;
        if (const QMimeData* data = QGuiApplication::clipboard()->mimeData())
            for (const QUrl& url : data->urls())
                if (url.isLocalFile())
                    files += fileOfUrl(url.toString(QUrl::FullyEncoded));
        return files;
    }
};

} // namespace storeys
