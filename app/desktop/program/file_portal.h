#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>

class QWindow;

namespace storeys {

// What a file dialog asks for: files to read, or where to write one.
struct FileQuestion
{
    bool writing = false;
    QString title;
    QString folder;       // shown first
    QString name;         // proposed for a file to write
    QString kind;         // name for files of that ending
    QString ending;       // ".gcg"
    bool several = false; // more than one file may be read
};

// The desktop's file dialog, through its portal (org.freedesktop.portal.FileChooser on the session bus), which works on
// all desktops and in sandboxes. One question at a time; a new one replaces it. Exactly one signal answers each
// question that is not replaced, never from within ask().
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
class FilePortal : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The dialog is transient for that window where the platform supports it; null: for none.
    void ask(const FileQuestion& question, const QWindow* window);

signals:
    void chosen(const QStringList& files); // one at least
    void cancelled();
    // There is no portal: use another dialog.
    void missing();

private slots:
    void answer(uint outcome, const QVariantMap& results);

private:
    void listenAt(const QString& path);
    void endQuestion();

    QString m_request; // D-Bus path of the open question; "" for none
    int m_count = 0;   // questions asked
};

} // namespace storeys
