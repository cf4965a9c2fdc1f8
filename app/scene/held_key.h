#pragma once
// Whether Alt alone is held in a window, wherever the focus is. Pressing another key or leaving the window ends it.
// Consumes no events.

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
