#include "table/store/set_aside.h"

#include "table/store/records.h"

namespace storeys {

SetAside::SetAside(TableView& view, TurnFlow& flow, Records& records)
    : m_live(view.live()), m_flow(flow), m_records(records)
{
    connect(&view, &TableView::begun, this, [this] {
        if (!m_live.isPractice())
            m_comeBack = nullptr;
    });
}

void SetAside::keep()
{
    if (!m_live.isThere() || m_live.isPractice())
        return;
    m_comeBack = nullptr;
    if (m_live.isOver() || m_live.isLookOnly()) {
        m_comeBack = [this, finished = m_records.opened()] {
            m_records.bringBack(finished);
            return QString();
        };
    } else if (m_live.turnCount() == 0) { // it has no file
        m_comeBack = [this, unplayed = BegunGame{*m_live.game(), m_live.kinds(), m_live.clock()->text(),
                                                 m_live.origin(), m_live.notes(), true}] {
            m_flow.begin(unplayed);
            return QString();
        };
    } else if (const QString file = m_records.shelf()->heldFile(); !file.isEmpty()) {
        m_comeBack = [this, file] { return m_records.open(file); };
    }
}

QString SetAside::bringBack()
{
    const auto comeBack = std::exchange(m_comeBack, nullptr);
    const QString problem = comeBack ? comeBack() : QString();
    if (!comeBack || !problem.isEmpty())
        m_flow.leave();
    return problem;
}

} // namespace storeys
