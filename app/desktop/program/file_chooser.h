#pragma once

#include "table/text/notices.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

class QFileDialog;

namespace storeys {

// Asks for files with the system's dialog. The first choice is the dialog of the desktop's portal
// (org.freedesktop.portal.FileChooser on the session bus), which works on all desktops and in sandboxes. Without a
// portal, the dialog is a QFileDialog, which is the desktop's own if Qt supports that and which needs a QApplication.
// Qt has a portal dialog too, but only as a platform theme in a separate package; it can't be opened in a given folder
// and shows nothing if there is no portal. The dialog starts in savedRecordFolder(). main() owns the FileChooser.
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
class FileChooser : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    ~FileChooser() override;

    // Shows the dialog. `name`: the proposed name of a file to write; "" asks for a file to read. `several`: more than
    // one file may be chosen to read. Emits chosen() or cancelled() later, never from within ask(). If ask() is called
    // again before that, only the last call is answered. The dialog itself asks before a file is replaced. On X11 the
    // dialog stays in front of the window that has the focus when ask() is called.
    Q_INVOKABLE void ask(const QString& title, const QString& name, const QString& kind, const QString& ending,
                         bool several = false);
    // Closes the dialog without an answer and emits cancelled().
    Q_INVOKABLE void cancel();

signals:
    void chosen(const QStringList& files); // at least one file
    void cancelled();
    // Reports why the folder of the chosen files could not be remembered; empty if it was remembered.
    void reported(const storeys::LateText& problem);

private slots:
    void answer(uint outcome, const QVariantMap& results); // the portal's answer

private:
    void close();
    void askPortal();
    void listenAt(const QString& path);
    void endQuestion();
    void showOwn();
    void finish(const QStringList& files);

    struct
    {
        bool writing = false;
        QString title;
        QString folder; // folder shown first
        QString name;   // proposed for a file to write
        QString kind;   // description of files with that ending
        QString ending; // such as ".gcg"
        bool several = false;
    } m_question;
    QString m_request; // D-Bus path of the portal's open question; "" for none
    int m_count = 0;   // number of questions asked and closed
    QPointer<QFileDialog> m_dialog;
};

// Adds the ending to a file name that has no ending, unless a file of the longer name exists.
[[nodiscard]] QString withEnding(const QString& file, const QString& ending);

} // namespace storeys
