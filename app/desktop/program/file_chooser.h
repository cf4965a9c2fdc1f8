#pragma once

#include "desktop/program/file_portal.h"
#include "table/text/notices.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

class QFileDialog;

namespace storeys {

// Asks for files with the system's dialog: the desktop portal's, or else Qt's, which is the desktop's own where Qt
// supports that and needs a QApplication. The dialog starts in savedRecordFolder(). main() owns it.
class FileChooser : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit FileChooser(QObject* parent = nullptr);
    ~FileChooser() override;

    // `name`: proposed for a file to write, "" for a file to read. `several`: more than one may be read. chosen() or cancelled() follows, unless ask() is
    // called again before. The dialog itself confirms replacing a file.
    Q_INVOKABLE void ask(const QString& title, const QString& name, const QString& kind, const QString& ending,
                         bool several = false);

signals:
    void chosen(const QStringList& files); // one at least
    void cancelled();
    // Why the folder could not be remembered, or "".
    void told(const storeys::Telling& problem);

private:
    void showOwn();
    void finish(const QStringList& files);

    FileQuestion m_question;
    FilePortal m_portal;
    QPointer<QFileDialog> m_dialog;
};

// A file name with the ending added if it has none, unless a file of that longer name exists.
[[nodiscard]] QString withEnding(const QString& file, const QString& ending);

} // namespace storeys
