#pragma once

#include <QObject>
#include <QString>
#include <QVariantMap>

class QWindow;

namespace storeys {

// What a file dialog is to ask for: a file to read, or a place to write one to.
struct FileQuestion
{
    bool writing = false;
    QString title;
    QString folder; // that is shown first
    QString name;   // of the file to be written
    QString kind;   // what files of that ending are called
    QString ending; // ".gcg"
};

// The desktop's own file dialog by way of its portal (org.freedesktop.portal.FileChooser on the session bus), which
// desktops of all kinds and sandboxes have. One question at a time; a new one takes the place of the one before. Each
// is answered by exactly one signal, never from within ask().
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
class FilePortal : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The dialog belongs to that window, where the platform lets us say so; null: to none.
    void ask(const FileQuestion& question, const QWindow* window);

signals:
    void chosen(const QString& file);
    void cancelled();
    // There is no portal, so the question has to be asked another way.
    void missing();

private slots:
    void answer(uint outcome, const QVariantMap& results);

private:
    void listenAt(const QString& path);
    void endQuestion();

    QString m_request; // path of the question that is open; "" for none
    int m_count = 0;
};

} // namespace storeys
