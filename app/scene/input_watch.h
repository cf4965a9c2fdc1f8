#pragma once
// Reports every key, click, touch and wheel step in a window before it is delivered, and consumes none. Used to end
// animations that are only for show, and to show the focus of a dialog that a key opened. The owner turns it on while
// it is needed.

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>
#include <QWindow>

namespace storeys {

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
