#include "rules/turn.h"

#include "rules/legality.h"
#include "rules/reserve_rules.h"
#include "rules/scoring.h"
#include "rules/turn_rules.h"

#include <algorithm>
#include <span>
#include <utility>

namespace storeys {

namespace {

constexpr std::size_t usualEvents = 4;

// Those that the bag gives next, in the order of the draw.
std::vector<Tile> nextTiles(const Bag& bag, int count)
{
    const auto& tiles = bag.tiles();
    return {tiles.rbegin(), tiles.rbegin() + count};
}

std::vector<PlacedTile> placedBy(const Play& play, const Board& board)
{
    std::vector<PlacedTile> placed;
    placed.reserve(play.placements.size());
    for (const Placement& p : play.placements)
        placed.push_back({p.square, p.tile, board.height(p.square), board.isBlocked(p.square)});
    std::ranges::sort(placed, {}, &PlacedTile::square);
    return placed;
}

// ---- from an action to its events

// Applies events to the position as it notes them in the turn.
class TurnInProgress
{
public:
    TurnInProgress(Position& position, Turn& turn) : m_position(position), m_turn(turn)
    {
        m_turn.events.reserve(usualEvents);
    }

    void operator()(const Play& play)
    {
        PlayScore score = scoreOf(m_position, play);
        Collection collection;
        if (m_position.variant().hasReserve())
            collection = collectionOf(m_position, play);
        happens(event::Placed{placedBy(play, m_position.board)});
        happens(event::Scored{std::move(score)});
        for (event::Collected& collected : collection.supplies)
            happens(std::move(collected));
        if (!play.blockersOff.empty() || !play.blockersOn.empty())
            happens(event::BlockersMoved{play.blockersOff, play.blockersOn});
        const int rack = m_position.seats[m_turn.seat].rack.size();
        if (const int count = drawnUp(m_position.variant(), rack, m_position.bag.size()); count > 0)
            happens(event::Drawn{nextTiles(m_position.bag, count)});
    }
    void operator()(const Pass&) { happens(event::Passed{}); }
    void operator()(const Exchange& exchange)
    {
        happens(event::Exchanged{exchange.tiles, nextTiles(m_position.bag, static_cast<int>(exchange.tiles.size()))});
    }

    void moveOn() { happens((m_position.turn + 1) % static_cast<int>(m_position.seats.size()), event::ToMove{}); }

    template<class What>
    void happens(int seat, What what)
    {
        apply(m_position, m_turn.events.emplace_back(seat, std::move(what)));
    }

private:
    template<class What>
    void happens(What what)
    {
        happens(m_turn.seat, std::move(what));
    }

    Position& m_position;
    Turn& m_turn;
};

// ---- from an event to the position

class Application
{
public:
    Application(Position& position, int seat) : m_position(position), m_seat(seat) {}

    void operator()(const event::Placed& placed)
    {
        for (const PlacedTile& tile : placed.tiles) {
            if (tile.replaced)
                moveBlocker(tile.square, false, m_position.pile);
            m_position.board.put(tile.square, tile.tile);
            if (tile.tile.isReserve())
                --reserve().blanks;
            else
                rack().remove(tile.tile);
        }
    }
    void operator()(const event::Scored& scored)
    {
        m_position.seats[m_seat].points += scored.score.total();
        m_position.passesInARow = 0;
    }
    void operator()(const event::Collected& collected) { take(collected.taken, 1); }
    void operator()(const event::BlockersMoved& moved)
    {
        for (const Square square : moved.off)
            moveBlocker(square, false, m_position.pile);
        for (const Square square : moved.on)
            moveBlocker(square, true, reserve());
    }
    void operator()(const event::Drawn& drawn) { draw(drawn.tiles); }
    void operator()(const event::Exchanged& exchanged)
    {
        for (const Tile tile : exchanged.given)
            rack().remove(tile);
        draw(exchanged.drawn);
        m_position.bag.putBack(exchanged.given);
        ++m_position.seats[m_seat].exchanges;
        m_position.passesInARow = 0;
    }
    void operator()(const event::Passed&) { ++m_position.passesInARow; }
    void operator()(const event::Challenged&) {}
    void operator()(const event::OwesTurn&) { ++m_position.seats[m_seat].turnsOwed; }
    void operator()(const event::Paid& paid) { m_position.seats[m_seat].points -= paid.points; }
    void operator()(const event::TurnLost&) { --m_position.seats[m_seat].turnsOwed; }
    void operator()(const event::Withdrawn& withdrawn)
    {
        for (const Square square : withdrawn.blockers.on)
            moveBlocker(square, false, reserve());
        for (const Square square : withdrawn.blockers.off)
            moveBlocker(square, true, m_position.pile);
        take(withdrawn.collected, -1);
        for (const PlacedTile& tile : withdrawn.tiles) {
            m_position.board.removeTop(tile.square);
            if (tile.replaced)
                moveBlocker(tile.square, true, m_position.pile);
            if (tile.tile.isReserve())
                ++reserve().blanks;
            else
                rack().add(tile.tile.unplayed());
        }
        for (const Tile tile : withdrawn.drawn)
            rack().remove(tile);
        m_position.bag.putBack(withdrawn.drawn);
        m_position.seats[m_seat].points -= withdrawn.score.total();
        m_position.turn = m_seat;
        m_position.passesInARow = 0;
        m_position.playWithdrawn = true;
    }
    void operator()(const event::ToMove&)
    {
        m_position.turn = m_seat;
        m_position.playWithdrawn = false;
    }

private:
    [[nodiscard]] Rack& rack() { return m_position.seats[m_seat].rack; }
    [[nodiscard]] Reserve& reserve() { return m_position.seats[m_seat].reserve; }
    // From the pile, that many times.
    void take(const Reserve& taken, int times)
    {
        reserve().blanks += times * taken.blanks;
        reserve().blockers += times * taken.blockers;
        m_position.pile.blanks -= times * taken.blanks;
        m_position.pile.blockers -= times * taken.blockers;
    }
    // Onto the board from where it was held, or off there.
    void moveBlocker(Square square, bool onto, Reserve& holder)
    {
        m_position.board.setBlocker(square, onto);
        holder.blockers += onto ? -1 : 1;
    }
    // The bag gives what it gave when the event was noted.
    void draw(const std::vector<Tile>& tiles)
    {
        for (const Tile tile : tiles) {
            (void)m_position.bag.draw();
            rack().add(tile);
        }
    }

    Position& m_position;
    int m_seat;
};

} // namespace

// ---- reading a turn

const std::vector<PlacedTile>& Turn::placed() const
{
    static const std::vector<PlacedTile> none;
    if (const auto* withdrawn = find<event::Withdrawn>())
        return withdrawn->tiles;
    const auto* placed = find<event::Placed>();
    return placed ? placed->tiles : none;
}

const PlayScore& Turn::score() const
{
    static const PlayScore none;
    if (const auto* withdrawn = find<event::Withdrawn>())
        return withdrawn->score;
    const auto* scored = find<event::Scored>();
    return scored ? scored->score : none;
}

const std::vector<Tile>& Turn::drawn() const
{
    static const std::vector<Tile> none;
    if (const auto* withdrawn = find<event::Withdrawn>())
        return withdrawn->drawn;
    if (const auto* exchanged = find<event::Exchanged>())
        return exchanged->drawn;
    const auto* drawn = find<event::Drawn>();
    return drawn ? drawn->tiles : none;
}

std::vector<int> Turn::failedChallengers() const
{
    std::vector<int> seats;
    for (const Event& event : events)
        if (std::holds_alternative<event::Challenged>(event.what))
            seats.push_back(event.seat);
    return seats;
}

// ---- taking one

std::optional<Violation> takeTurn(Position& position, Action action, Turn& turn)
{
    if (auto violation = violationOf(position, action))
        return violation;
    turn = takeUnjudged(position, std::move(action));
    return std::nullopt;
}

Turn takeUnjudged(Position& position, Action action)
{
    Turn turn{position.turn, std::move(action), {}};
    TurnInProgress progress(position, turn);
    std::visit(progress, turn.action);
    progress.moveOn();
    return turn;
}

Position after(Position position, Action action)
{
    takeUnjudged(position, std::move(action));
    return position;
}

void apply(Position& position, const Event& event)
{
    std::visit(Application(position, event.seat), event.what);
}

Turn loseTurn(Position& position)
{
    Turn turn{position.turn, Pass{}, {}};
    TurnInProgress progress(position, turn);
    progress.happens(turn.seat, event::TurnLost{});
    progress.moveOn();
    return turn;
}

void failChallenge(Position& position, Turn& play, int seat, bool isOver)
{
    const ChallengeCost cost = challengeCost(*position.book);
    TurnInProgress progress(position, play);
    progress.happens(seat, event::Challenged{});
    if (cost.failedLosesTurn && !isOver)
        progress.happens(seat, event::OwesTurn{});
    if (cost.failedPoints != Points(0))
        progress.happens(seat, event::Paid{cost.failedPoints});
}

Turn withdraw(Position& position, const Turn& play)
{
    Turn turn{play.seat, play.action, {}};
    TurnInProgress progress(position, turn);
    const int next = position.turn;
    event::Withdrawn withdrawn{play.placed(), play.score(), play.drawn(), {}, {}};
    for (const Event& event : play.events) {
        if (const auto* collected = std::get_if<event::Collected>(&event.what)) {
            withdrawn.collected.blanks += collected->taken.blanks;
            withdrawn.collected.blockers += collected->taken.blockers;
        } else if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what)) {
            withdrawn.blockers = *moved;
        }
    }
    progress.happens(play.seat, std::move(withdrawn));
    if (challengeCost(*position.book).badPlayLosesTurn)
        progress.happens(next, event::ToMove{});
    return turn;
}

} // namespace storeys
