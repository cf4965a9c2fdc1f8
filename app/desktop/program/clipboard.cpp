#include "desktop/program/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

namespace storeys {

void Clipboard::put(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

QString Clipboard::text()
{
    return QGuiApplication::clipboard()->text();
}

QStringList Clipboard::files()
{
    QStringList files;
    if (const QMimeData* data = QGuiApplication::clipboard()->mimeData())
        for (const QUrl& url : data->urls())
            if (url.isLocalFile())
                files += url.toLocalFile();
    return files;
}

} // namespace storeys
