#pragma once
// Tells of every key, click, touch and turn of the wheel in a window, whoever it is meant for, before they get
// it: any input ends what is only show. It takes nothing away from anybody. Whatever is to end owns it and
// turns it on for as long as there is something to end.

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
    void used();
    void windowChanged();
    void onChanged();

private:
    QPointer<QWindow> m_window;
    bool m_on = false;
};

} // namespace storeys
