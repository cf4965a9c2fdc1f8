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

// Asks for files with the system's dialog: that of the desktop's portal (org.freedesktop.portal.FileChooser on the
// session bus), which works on all desktops and in sandboxes, or else Qt's, which is the desktop's own if Qt supports
// that and needs a QApplication. Qt has the portal's dialog only as a platform theme in a separate package; that dialog
// can't be opened in a given folder and shows nothing if there is no portal. The dialog starts in savedRecordFolder().
// main() owns it. https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
class FileChooser : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;
    ~FileChooser() override;

    // Shows the dialog. `name` is proposed for a file to write; "" means a file to read. `several`: more than one file
    // may be read. chosen() or cancelled() follows, never from within ask(); if ask() is called again first, only that
    // call is answered. The dialog itself confirms replacing a file. On X11 it stays in front of the window with the
    // focus.
    Q_INVOKABLE void ask(const QString& title, const QString& name, const QString& kind, const QString& ending,
                         bool several = false);

signals:
    void chosen(const QStringList& files); // at least one file
    void cancelled();
    // Reports why the folder could not be remembered; empty if it was.
    void reported(const storeys::LateText& problem);

private slots:
    void answer(uint outcome, const QVariantMap& results); // the portal's answer

private:
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
        QString kind;   // name for files of that ending
        QString ending; // ".gcg"
        bool several = false;
    } m_question;
    QString m_request; // D-Bus path of the portal's open question; "" for none
    int m_count = 0;   // number of questions asked
    QPointer<QFileDialog> m_dialog;
};

// A file name with the ending added if it has none, unless a file of that longer name exists.
[[nodiscard]] QString withEnding(const QString& file, const QString& ending);

} // namespace storeys
