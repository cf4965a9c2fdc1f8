#include "window_keys.h"

#include <QEvent>
#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QKeySequence>
#include <QQuickItem>
#include <QQuickWindow>

#include <array>

namespace storeys {

WindowWatch::WindowWatch(QObject* parent) : QObject(parent)
{
    connect(this, &WindowWatch::windowChanged, this, [this] {
        QCoreApplication::instance()->removeEventFilter(this);
        if (m_window)
            QCoreApplication::instance()->installEventFilter(this);
    });
}

HeldKey::HeldKey(QObject* parent) : WindowWatch(parent)
{
    connect(this, &WindowWatch::windowChanged, this, [this] { setHeld(false); });
}

void HeldKey::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    emit heldChanged();
}

bool HeldKey::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && receiver != m_window)
        return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Alt)
            setHeld(false);
        break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->isAutoRepeat())
            setHeld(key->key() == Qt::Key_Alt && event->type() == QEvent::KeyPress);
        break;
    }
    case QEvent::FocusOut:
    case QEvent::Hide: setHeld(false); break;
    default: break;
    }
    return false;
}

namespace {

// The keys of a row, by the scan codes of X11 and Wayland. Keyboards of other scripts have the Latin letters of a US
// keyboard printed beside their own.
struct Row
{
    quint32 first;
    QLatin1String signs;
};

constexpr std::array rows{Row{10, QLatin1String("123456789")}, Row{24, QLatin1String("QWERTYUIOP")},
                          Row{38, QLatin1String("ASDFGHJKL")}, Row{52, QLatin1String("ZXCVBNM,")}};

// The Latin character on the key; null for an unknown key.
QChar signOn(quint32 scanCode)
{
    for (const Row& row : rows)
        if (scanCode >= row.first && scanCode < row.first + static_cast<quint32>(row.signs.size()))
            return row.signs.at(static_cast<int>(scanCode - row.first));
    return {};
}

bool isOfAnotherScript(QChar letter)
{
    return letter.isLetter() && letter.script() != QChar::Script_Latin;
}

} // namespace

QString KeyLayout::latin(const QString& text, quint32 scanCode)
{
    const QChar sign = text.size() == 1 && isOfAnotherScript(text.front()) ? signOn(scanCode) : QChar();
    return sign.isLetter() ? QString(sign) : text;
}

int KeyLayout::digit(int key, quint32 scanCode)
{
    const QChar sign = key >= Qt::Key_0 && key <= Qt::Key_9 ? QChar(key) : signOn(scanCode);
    return sign.isDigit() ? sign.digitValue() : -1;
}

bool KeyLayout::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || receiver != m_window)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isLetter = key->key() > 0x7F && key->key() <= 0xFFFF && isOfAnotherScript(QChar(key->key()));
    const QChar sign = isLetter && (key->modifiers() & Qt::ControlModifier) ? signOn(key->nativeScanCode()) : QChar();
    if (!sign.isNull()) {
        emit pressed(QKeySequence(key->keyCombination().keyboardModifiers() | Qt::Key(sign.unicode()))
                         .toString(QKeySequence::PortableText));
    }
    return false;
}

bool InputWatch::eventFilter(QObject* receiver, QEvent* event)
{
    if (!m_on)
        return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride: emit used(true); break;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (receiver == m_window)
            emit used(event->type() == QEvent::KeyPress);
        break;
    default: break;
    }
    return false;
}

ComposedKeys::ComposedKeys(QObject* parent) : WindowWatch(parent)
{
    connect(this, &ComposedKeys::placeChanged, this,
            [] { QGuiApplication::inputMethod()->update(Qt::ImCursorRectangle | Qt::ImAnchorRectangle); });
}

// Answers for the item. A text field answers for itself.
bool ComposedKeys::eventFilter(QObject* receiver, QEvent* event)
{
    const bool asks = event->type() == QEvent::InputMethodQuery;
    if (!asks && event->type() != QEvent::InputMethod)
        return false;
    const auto* item = qobject_cast<QQuickItem*>(receiver);
    if (!item || item->window() != m_window.data() || item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod))
        return false;
    event->accept();
    if (asks) {
        auto* query = static_cast<QInputMethodQueryEvent*>(event);
        const QRectF place = item->mapRectFromScene(m_place);
        query->setValue(Qt::ImEnabled, true);
        query->setValue(Qt::ImHints, int(Qt::ImhLatinOnly | Qt::ImhNoPredictiveText | Qt::ImhSensitiveData));
        query->setValue(Qt::ImCursorRectangle, place);
        query->setValue(Qt::ImAnchorRectangle, place);
    } else {
        press(static_cast<QInputMethodEvent*>(event)->commitString());
    }
    return true;
}

// A letter may come as two characters: U and a combining diaeresis.
void ComposedKeys::press(QString text)
{
    text = text.normalized(QString::NormalizationForm_C);
    for (const QChar sign : text) {
        if (!sign.isPrint())
            continue;
        for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent key(type, sign.toUpper().unicode(), Qt::NoModifier, QString(sign));
            QCoreApplication::sendEvent(m_window, &key);
        }
    }
}

} // namespace storeys
