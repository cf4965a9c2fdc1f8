#pragma once

#include "rules/event.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace storeys {

// What a seat did and all that came of it, in order: enough to show it, to write it down and to do it once more without
// comparing boards.
struct Turn
{
    int seat = 0;
    Action action;
    std::vector<Event> events;

    // ---- what many want to know of it; empty where nothing of the kind happened
    // Not a turn of its own: the play of the turn before was challenged and taken back. Tiles, score and draw are then
    // those of that play.
    [[nodiscard]] bool isWithdrawal() const;
    // Nothing was done: the seat owed this turn. Its action is a pass, as records write it, but it counts as none.
    [[nodiscard]] bool isLost() const { return find<event::TurnLost>() != nullptr; }
    // Nobody was asked: the seat held nothing to play with, and passed.
    [[nodiscard]] bool isForced() const;
    // Nobody decided anything: the turn was lost, or its pass was forced.
    [[nodiscard]] bool isIdle() const { return isLost() || isForced(); }
    // It goes on with the turn before, which had a card that left a choice.
    [[nodiscard]] bool isChoice() const { return std::holds_alternative<CardChoice>(action); }
    // How many hints the seat was given before it.
    [[nodiscard]] int hints() const;
    void addHints(int hints);
    // Whose challenges of this play failed, in that order.
    [[nodiscard]] std::vector<int> failedChallengers() const;
    [[nodiscard]] const std::vector<PlacedTile>& placed() const;
    [[nodiscard]] const PlayScore& score() const;
    [[nodiscard]] const std::vector<Tile>& drawn() const;

private:
    // The events, or those of the play that was taken back.
    [[nodiscard]] const std::vector<Event>& told() const;
    // The first of that kind, or none.
    template<class What>
    [[nodiscard]] const What* find() const
    {
        for (const Event& event : told())
            if (const auto* what = std::get_if<What>(&event.what))
                return what;
        return nullptr;
    }
};

// The one place where a turn is taken. With a violation, neither the position nor `turn` has changed; else the turn
// holds the action with all its events, and the position is the one after them. Whether the game is over is the Game's
// question.
[[nodiscard]] std::optional<Violation> takeTurn(Position& position, Action action, Turn& turn);

// The same without a judge: the action must be legal but for the words of a play.
Turn takeUnjudged(Position& position, Action action);
[[nodiscard]] Position after(Position position, Action action);

// The seat to move owes this turn: it passes by.
[[nodiscard]] Turn loseTurn(Position& position);

// The seat challenged the last play, all words of which are good, and pays for it as agreed. `position` is the one after
// the play, which has all that comes of it added. A turn can't be lost when the game is over.
void failChallenge(Position& position, Turn& play, int seat, bool isOver);

// Does what the event says.
void apply(Position& position, const Event& event);

// Takes the last play, which was challenged, back from the position after it: its tiles return to the rack, those drawn
// to the bag, and the same player plays again or, where that is the penalty, has lost the turn. A row of passes is
// broken in either case. `play`: its turn, then those with choices that its cards left.
[[nodiscard]] Turn withdraw(Position& position, std::span<const Turn> play);

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
