#pragma once
// What keys mean on a keyboard that is set to another script, such as Cyrillic or Greek: the Latin letters of the same
// keys. While it has a window, it reports shortcuts that such keys make there, which Qt knows only if the keyboard has a
// Latin layout too. Consumes no events.

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>
#include <QWindow>

namespace storeys {

class KeyLayout : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged)

public:
    using QObject::QObject;
    [[nodiscard]] QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);
    // The Latin letter of the key if its text is a letter of another script and the key is known; else its text.
    Q_INVOKABLE static QString latin(const QString& text, quint32 scanCode);
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void windowChanged();
    void pressed(const QString& sequence); // as of a Shortcut: "Ctrl+H"

private:
    QPointer<QWindow> m_window;
};

} // namespace storeys
