#pragma once
// Whether what was last pressed in the program, whoever it was meant for, was a key rather than the mouse or a finger: what
// opens by a key shows where the focus is. It only watches; nothing was pressed at first.

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class LastInput : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isKey READ isKey NOTIFY isKeyChanged)

public:
    explicit LastInput(QObject* parent = nullptr);
    [[nodiscard]] bool isKey() const { return m_isKey; }
    bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
    void isKeyChanged();

private:
    void setKey(bool isKey);

    bool m_isKey = false;
};

} // namespace storeys
