#pragma once

#include "rules/turn.h"

#include <utility>

namespace storeys {

// A turn being taken: applies events to the position as it notes them.
class TurnInProgress
{
public:
    TurnInProgress(Position& position, Turn& turn) : m_position(position), m_turn(turn)
    {
        constexpr std::size_t usualEvents = 4;
        m_turn.events.reserve(usualEvents);
    }

    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] int seat() const { return m_turn.seat; }
    [[nodiscard]] int nextSeat() const { return (seat() + 1) % static_cast<int>(m_position.seats.size()); }

    template<class What>
    void happens(int seat, What what)
    {
        apply(m_position, m_turn.events.emplace_back(seat, std::move(what)));
    }
    // To the seat whose turn it is.
    template<class What>
    void happens(What what)
    {
        happens(seat(), std::move(what));
    }

    // As many tiles of the bag as there are, in the order of the draw.
    [[nodiscard]] std::vector<Tile> nextTiles(int count) const
    {
        const auto& tiles = m_position.bag.tiles();
        return {tiles.rbegin(), tiles.rbegin() + std::min(count, m_position.bag.size())};
    }
    void drawUp(int seat);

private:
    Position& m_position;
    Turn& m_turn;
};

} // namespace storeys
