#pragma once

#include "table/flow/turn_flow.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A reason for the flow of turns to wait. It counts while it is active and ends with this object, so that a view that
// goes away never blocks the game, and several views need not know of each other. Owned by the view that wants the
// wait.
class FlowHold : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::TurnFlow* flow READ flow WRITE setFlow NOTIFY changed)
    Q_PROPERTY(storeys::FlowHold::Kind kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)

public:
    // Show: the last play is still being shown. Away: the board can't be seen. Decide: a person is deciding about a
    // challenge. Each of these three holds back the answer of a computer, whose clock stands still meanwhile. Dialog: a
    // dialog that opened by itself covers the game; it only stops the clock.
    enum class Kind { Show, Away, Decide, Dialog };
    Q_ENUM(Kind)

    using QObject::QObject;
    ~FlowHold() override { hold(false); }

    [[nodiscard]] TurnFlow* flow() const { return m_flow; }
    void setFlow(TurnFlow* flow);
    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);

signals:
    void changed();

private:
    void hold(bool on);

    QPointer<TurnFlow> m_flow;
    Kind m_kind = Kind::Show;
    bool m_active = false;
    bool m_holds = false;
};

} // namespace storeys
