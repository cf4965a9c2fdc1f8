#pragma once

#include "look/properties.h"

#include <QPointer>
#include <QWindow>

namespace storeys {

// The base of objects that see events before they are delivered, and consume none. With a window, they watch the whole
// program, because the key of a shortcut never reaches the window as a key press: only a ShortcutOverride event goes to
// the item with the focus.
class WindowWatch : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QWindow* window MEMBER m_window NOTIFY windowChanged)

public:
    explicit WindowWatch(QObject* parent = nullptr);

signals:
    void windowChanged();

protected:
    QPointer<QWindow> m_window;
};

// Whether Alt alone is held in a window, wherever the focus is. `held` ends when another key is pressed or the window
// loses the focus.
class HeldKey : public storeys::WindowWatch
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool held MEMBER m_held NOTIFY heldChanged)

public:
    explicit HeldKey(QObject* parent = nullptr);
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void heldChanged();

private:
    void setHeld(bool held);

    bool m_held = false;
};

// Translates letters from a keyboard that is set to another script, such as Cyrillic or Greek, to the Latin letters on
// the same keys, and finds digits. If `window` is set, it also reports shortcuts with Ctrl and such a letter in that window; Qt
// recognises these shortcuts only if the keyboard has a Latin layout too.
class KeyLayout : public storeys::WindowWatch
{
    Q_OBJECT
    QML_ELEMENT

public:
    // The Latin letter of the key if its text is a letter of another script and the key is known; else its text.
    Q_INVOKABLE static QString latin(const QString& text, quint32 scanCode);
    // The digit on the key, also if the layout needs Shift for it as the French one does; -1 if there is none.
    Q_INVOKABLE static int digit(int key, quint32 scanCode);
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void pressed(const QString& sequence); // in the form of a Shortcut: "Ctrl+H"
};

// Reports every key, click, touch and wheel step in a window before it is delivered. Used to end animations that are
// only for show, and to show the focus of a dialog that a key opened. The owner turns it on while it is needed.
class InputWatch : public storeys::WindowWatch
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(bool, on, onChanged) = false;

public:
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void used(bool byKey); // false: by mouse, wheel or touch
    void onChanged();
};

// Takes what input methods compose, for all items of a window that are no text fields: a letter by a dead key, by Compose
// or by a method for many scripts. The item with the focus gets each composed character as a key press, so that whatever
// takes letters takes these too. While something is being composed, nothing is pressed.
class ComposedKeys : public storeys::WindowWatch
{
    Q_OBJECT
    QML_ELEMENT
    // Where the next letter will be, in the window. Input methods show their candidates beside it.
    INPUT(QRectF, place, placeChanged);

public:
    explicit ComposedKeys(QObject* parent = nullptr);
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void placeChanged();

private:
    void press(QString text);
};

} // namespace storeys
