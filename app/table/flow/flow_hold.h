#pragma once

#include "table/flow/turn_flow.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A reason to wait, as long as it lives and is active: what a view shows holds the flow of turns by one of these, so that
// a view that goes away never leaves a game standing, and several views don't know of each other.
class FlowHold : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::TurnFlow* flow READ flow WRITE setFlow NOTIFY changed)
    Q_PROPERTY(storeys::FlowHold::Kind kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)

public:
    // Show: the last play is still shown. Away: the board can't be seen. Decide: a person decides about a challenge.
    // Computers keep their answers back for these three, at no cost of time. Dialog: one that came by itself lies over
    // the game, and nobody loses time.
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
