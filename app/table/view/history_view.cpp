#include "table/view/history_view.h"

#include <cstdlib>

namespace storeys {

TurnRow HistoryView::entry() const
{
    if (m_imagined)
        return turnRow(*m_imagined, m_imagined->turns().size() - 1, RecordNotes());
    if (turn() > 0)
        return turnRow(*m_game, static_cast<std::size_t>(turn()) - 1, m_notes);
    TurnRow start;
    start.doubt = m_notes.doubt(0);
    start.note = m_notes.note(0);
    return start;
}

void HistoryView::go(std::optional<int> turn)
{
    if (count() == 0)
        turn.reset(); // there is no turn to look at
    if (turn == m_turn && !m_imagined)
        return;
    const bool wasImagined = m_imagined.has_value();
    const int before = this->turn();
    m_turn = turn;
    m_imagined.reset();
    const int after = this->turn();
    emit changed();
    if (wasImagined || std::abs(after - before) != 1)
        return;
    emit stepped(std::min(before, after), after < before);
}

void HistoryView::imagine(int before, const std::vector<Action>& actions, const QString& caption)
{
    std::vector<Position> positions;
    for (int turn = 0; turn <= before; ++turn)
        positions.push_back(m_game->positionBefore(static_cast<std::size_t>(turn)));
    std::vector<Turn> turns(m_game->turns().begin(), m_game->turns().begin() + before);
    for (const Action& action : actions) {
        Position position = positions.back();
        if (const auto* play = std::get_if<Play>(&action)) {
            Seat& seat = position.seats[position.turn];
            Rack needed;
            int reserve = 0;
            for (const Placement& placement : play->placements)
                if (placement.tile.isReserve())
                    ++reserve;
                else
                    needed.add(placement.tile.unplayed());
            if (!seat.rack.holds(needed))
                seat.rack = needed;
            seat.reserve.blanks = std::max(seat.reserve.blanks, reserve);
        }
        turns.push_back(takeUnjudged(position, action));
        positions.push_back(std::move(position));
    }
    m_imagined = Game::past(m_game->setup(), std::move(positions), std::move(turns));
    m_caption = caption;
    m_replaced = before + 1;
    emit changed();
}

void HistoryView::stopImagining()
{
    if (!m_imagined)
        return;
    m_imagined.reset();
    emit changed();
}

void HistoryView::gameChanged()
{
    m_imagined.reset();
    if (m_turn && *m_turn > count())
        m_turn.reset();
    emit changed();
}

void HistoryView::reset()
{
    m_turn.reset();
    m_imagined.reset();
    emit changed();
}

} // namespace storeys
