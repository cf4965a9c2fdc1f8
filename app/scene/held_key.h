#pragma once
// Whether Alt is held by itself in a window, whoever has the focus: not from the moment on in which another key makes
// a shortcut of the two, or the window is left. It takes nothing away from anybody. Whoever wants to know owns it.

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>
#include <QWindow>

namespace storeys {

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

} // namespace storeys
