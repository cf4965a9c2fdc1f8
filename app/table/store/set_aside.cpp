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
    } else if (m_live.turnCount() == 0 || (m_live.isAway() && m_live.place().isEmpty())) { // it has no file
        const BegunGame unsaved{.game = *m_live.game(),
                                .kinds = m_live.kinds(),
                                .clock = m_live.clock()->text(),
                                .origin = m_live.origin(),
                                .notes = m_live.notes(),
                                .isKnown = true,
                                .isAway = m_live.isAway(),
                                .place = m_live.place()};
        m_comeBack = [this, unsaved, referee = QPointer(m_flow.referee())] {
            m_flow.begin(unsaved, {}, referee);
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
