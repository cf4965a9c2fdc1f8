#include "table/flow/flow_hold.h"

namespace storeys {

void FlowHold::setFlow(TurnFlow* flow)
{
    hold(false);
    m_flow = flow;
    hold(m_active);
    emit changed();
}

void FlowHold::setKind(Kind kind)
{
    hold(false);
    m_kind = kind;
    hold(m_active);
    emit changed();
}

void FlowHold::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    hold(active);
    emit changed();
}

void FlowHold::hold(bool on)
{
    if (on == m_holds || !m_flow)
        return;
    m_holds = on;
    m_flow->hold(static_cast<int>(m_kind), on);
}

} // namespace storeys
