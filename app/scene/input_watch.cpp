#include "input_watch.h"

#include <QCoreApplication>
#include <QEvent>

namespace storeys {

void InputWatch::setOn(bool on)
{
    if (m_on == on) {
        return;
    }
    m_on = on;
    if (on) {
        QCoreApplication::instance()->installEventFilter(this);
    } else {
        QCoreApplication::instance()->removeEventFilter(this);
    }
    emit onChanged();
}

// The key of a shortcut never reaches the window as a key press: only a ShortcutOverride event goes to the item with
// the focus.
bool InputWatch::eventFilter(QObject* receiver, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: emit used(true); break;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (receiver == m_window) {
            emit used(event->type() == QEvent::KeyPress);
        }
        break;
    default: break;
    }
    return false;
}

} // namespace storeys
