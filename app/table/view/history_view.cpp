#include "table/view/history_view.h"

#include "table/view/game_rows.h"

#include <cstdlib>

namespace storeys {

TurnRow HistoryView::entry() const
{
    if (turn() > 0)
        return turnRow(*m_game, static_cast<std::size_t>(turn()) - 1, m_notes);
    TurnRow start;
    start.doubt = m_notes.doubt(0);
    start.note = m_notes.note(0);
    return start;
}

void HistoryView::show(int turn)
{
    const int before = this->turn();
    const int after = std::clamp(turn, 0, count());
    const std::optional<int> shown = after < count() ? std::optional(after) : std::nullopt;
    if (shown == m_turn)
        return;
    m_turn = shown;
    emit changed();
    if (std::abs(after - before) != 1)
        return;
    emit stepped(std::min(before, after), after < before);
}

void HistoryView::gameChanged()
{
    if (m_turn && *m_turn >= count())
        m_turn.reset();
    emit changed();
}

void HistoryView::reset()
{
    m_turn.reset();
    emit changed();
}

} // namespace storeys
