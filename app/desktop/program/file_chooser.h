#pragma once

#include "desktop/program/file_portal.h"
#include "table/text/telling.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

class QFileDialog;

namespace storeys {

// Asks for a file by the system's own dialog: that of the desktop's portal, else Qt's, which is the desktop's where
// Qt knows it; Qt's needs a QApplication. It begins in savedRecordFolder(). main() owns it.
class FileChooser : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit FileChooser(QObject* parent = nullptr);
    ~FileChooser() override;

    // `name`: proposed for a file to be written, "" for one to be read. Answered by chosen() or cancelled(), unless it
    // is asked again before. The dialog itself asks before a file is replaced.
    Q_INVOKABLE void ask(const QString& title, const QString& name, const QString& kind, const QString& ending);

signals:
    void chosen(const QString& file);
    void cancelled();
    // Why the folder could not be remembered, or "".
    void told(const storeys::Telling& problem);

private:
    void showOwn();
    void finish(const QString& file);

    FileQuestion m_question;
    FilePortal m_portal;
    QPointer<QFileDialog> m_dialog;
};

// The file under the name that a person chose: with the ending where it has none, unless that would replace another.
[[nodiscard]] QString withEnding(const QString& file, const QString& ending);

} // namespace storeys
