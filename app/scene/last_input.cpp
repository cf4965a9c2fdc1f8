#include "last_input.h"

#include <QCoreApplication>
#include <QEvent>

namespace storeys {

LastInput::LastInput(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void LastInput::setKey(bool isKey)
{
    if (m_isKey == isKey) {
        return;
    }
    m_isKey = isKey;
    emit isKeyChanged();
}

// A key that is a shortcut is seen only as the question whether somebody else wants it.
bool LastInput::eventFilter(QObject*, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: setKey(true); break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin: setKey(false); break;
    default: break;
    }
    return false;
}

} // namespace storeys
