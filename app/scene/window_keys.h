#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>
#include <QWindow>

namespace storeys {

// Whether Alt alone is held in a window, wherever the focus is. Pressing another key or leaving the window ends it.
// Consumes no events.
class HeldKey : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged)
    Q_PROPERTY(bool held READ isHeld NOTIFY heldChanged)

public:
    using QObject::QObject;
    [[nodiscard]] QWindow* window() const { return m_window; }
    void setWindow(QWindow* window);
    [[nodiscard]] bool isHeld() const { return m_held; }
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void windowChanged();
    void heldChanged();

private:
    void setHeld(bool held);

    QPointer<QWindow> m_window;
    bool m_held = false;
};

// What keys mean on a keyboard that is set to another script, such as Cyrillic or Greek: the Latin letters of the same
// keys. While it has a window, it reports shortcuts that such keys make there, which Qt knows only if the keyboard has a
// Latin layout too. Consumes no events.
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

// Reports every key, click, touch and wheel step in a window before it is delivered, and consumes none. Used to end
// animations that are only for show, and to show the focus of a dialog that a key opened. The owner turns it on while
// it is needed.
class InputWatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QWindow* window MEMBER m_window NOTIFY windowChanged)
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)

public:
    using QObject::QObject;
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void used(bool byKey); // else by mouse, wheel or touch
    void windowChanged();
    void onChanged();

private:
    QPointer<QWindow> m_window;
    bool m_on = false;
};

} // namespace storeys
