#pragma once

#include "rules/event.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace storeys {

// A seat's action and all its consequences in order. The events suffice to show, record and repeat the turn without
// comparing boards.
struct Turn
{
    int seat = 0;
    Action action;
    std::vector<Event> events;

    // ---- queries; empty if the turn has nothing of the kind
    // Whether this is not a turn of its own but withdraws the challenged play before it. Then placed(), score() and
    // drawn() are those of the withdrawn play.
    [[nodiscard]] bool isWithdrawal() const { return &told() != &events; }
    // Whether the seat lost this turn, which it owed. Records write the action as a pass, but it does not count as one.
    [[nodiscard]] bool isLost() const { return find<event::TurnLost>() != nullptr; }
    // Whether the seat held nothing to play with and so passed without being asked.
    [[nodiscard]] bool isForced() const { return findOrNone<event::Passed>().forced; }
    // Whether nobody decided anything: the turn was lost or its pass was forced.
    [[nodiscard]] bool isIdle() const { return isLost() || isForced(); }
    // Whether this continues the previous turn, whose card offered a choice.
    [[nodiscard]] bool isChoice() const { return std::holds_alternative<CardChoice>(action); }
    // The number of hints that the seat was given before the turn.
    [[nodiscard]] int hints() const;
    void addHints(int hints);
    // The seats whose challenges of this play failed, in order.
    [[nodiscard]] std::vector<int> failedChallengers() const;
    [[nodiscard]] const std::vector<PlacedTile>& placed() const { return findOrNone<event::Placed>().tiles; }
    [[nodiscard]] const PlayScore& score() const { return findOrNone<event::Scored>().score; }
    [[nodiscard]] const std::vector<Tile>& drawn() const;

private:
    // The events of the turn; for a withdrawal, the events of the withdrawn play.
    [[nodiscard]] const std::vector<Event>& told() const;
    // The first event of that kind, or nullptr.
    template<class What>
    [[nodiscard]] const What* find() const
    {
        for (const Event& event : told())
            if (const auto* what = std::get_if<What>(&event.what))
                return what;
        return nullptr;
    }
    // Like find(), but returns an empty event instead of nullptr.
    template<class What>
    [[nodiscard]] const What& findOrNone() const
    {
        static const What none;
        const What* found = find<What>();
        return found ? *found : none;
    }
};

// Judges the action and takes the turn. On a violation, `position` and `turn` are unchanged. Otherwise `turn`
// holds the action with all its events, and `position` is the one after them. Does not check whether the game is over:
// Game does that.
[[nodiscard]] std::optional<Violation> takeTurn(Position& position, Action action, Turn& turn);

// Takes a turn without checking it: the action must be legal, except that its words may be bad.
Turn takeUnjudged(Position& position, Action action);
[[nodiscard]] Position after(Position position, Action action);

// The seat to move loses this turn, which it owed.
[[nodiscard]] Turn loseTurn(Position& position);

// The seat challenged the last play, whose words are all good, and pays the agreed cost. `position` is the one after
// the play; the consequences are added to `play`. No turn is lost if the game is over.
void failChallenge(Position& position, Turn& play, int seat, bool isOver);

void apply(Position& position, const Event& event);

// Withdraws the last play, which was challenged: its tiles return to the rack and the drawn tiles to the bag. The same
// player plays again or, if the penalty is a lost turn, the next player moves. Either way a run of passes ends.
// `position` is the one after the play; `play` holds the turn of the play, then the turns with the choices for its
// cards.
[[nodiscard]] Turn withdraw(Position& position, std::span<const Turn> play);

// A turn being taken: applies each event to the position and records it.
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
    [[nodiscard]] int nextSeat() const { return (seat() + 1) % m_position.seatCount(); }

    template<class What>
    void happens(int seat, What what)
    {
        apply(m_position, m_turn.events.emplace_back(seat, std::move(what)));
    }
    // Applies an event for the seat whose turn it is.
    template<class What>
    void happens(What what)
    {
        happens(seat(), std::move(what));
    }

    // The next `count` tiles of the bag, or all if it has fewer, in the order of the draw.
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
