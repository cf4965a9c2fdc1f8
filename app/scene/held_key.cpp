#include "held_key.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace storeys {

void HeldKey::setWindow(QWindow* window)
{
    if (m_window == window) {
        return;
    }
    if (m_window) {
        m_window->removeEventFilter(this);
    }
    m_window = window;
    if (window) {
        window->installEventFilter(this);
    }
    setHeld(false);
    emit windowChanged();
}

// The key of a shortcut never reaches the window as a key press: only a ShortcutOverride event goes to the item with
// the focus. While Alt is held, those events are watched in the whole program.
void HeldKey::setHeld(bool held)
{
    if (m_held == held) {
        return;
    }
    m_held = held;
    if (held) {
        QCoreApplication::instance()->installEventFilter(this);
    } else {
        QCoreApplication::instance()->removeEventFilter(this);
    }
    emit heldChanged();
}

bool HeldKey::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && receiver != m_window) {
        return false;
    }
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Alt) {
            setHeld(false);
        }
        break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->isAutoRepeat()) {
            setHeld(key->key() == Qt::Key_Alt && event->type() == QEvent::KeyPress);
        }
        break;
    }
    case QEvent::FocusOut:
    case QEvent::Hide: setHeld(false); break;
    default: break;
    }
    return false;
}

} // namespace storeys
