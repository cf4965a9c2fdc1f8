#include "table/store/set_aside.h"

#include "table/store/records.h"

namespace storeys {

SetAside::SetAside(TableView& view, TurnFlow& flow, Records& records)
    : m_live(view.live()), m_flow(flow), m_records(records)
{
    connect(&view, &TableView::begun, this, [this] {
        if (!m_live.isPractice())
            forget();
    });
}

void SetAside::forget()
{
    m_file.clear();
    m_unplayed.reset();
    m_finished.reset();
}

QString SetAside::keep()
{
    if (!m_live.isThere() || m_live.isPractice())
        return {};
    const bool isFinished = m_live.isOver() || m_live.isLookOnly();
    if (isFinished && !m_records.shelf()->flush())
        return m_records.shelf()->problem();
    forget();
    if (isFinished)
        m_finished = m_records.opened();
    else if (m_live.turnCount() > 0)
        m_file = m_records.shelf()->heldFile();
    else
        m_unplayed =
            BegunGame{*m_live.game(), m_live.kinds(), m_live.clock()->text(), m_live.origin(), m_live.notes(), true};
    return {};
}

QString SetAside::bringBack()
{
    const QString file = std::exchange(m_file, {});
    if (auto finished = std::exchange(m_finished, std::nullopt)) {
        m_records.bringBack(*std::move(finished));
        return {};
    }
    if (auto unplayed = std::exchange(m_unplayed, std::nullopt)) {
        m_flow.begin(*std::move(unplayed));
        return {};
    }
    QString problem = file.isEmpty() ? QString() : m_records.open(file);
    if (file.isEmpty() || !problem.isEmpty())
        m_flow.leave();
    return problem;
}

} // namespace storeys
