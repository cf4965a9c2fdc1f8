#include "rules/turn.h"

#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/scoring.h"
#include "rules/turn_rules.h"

#include <ranges>

namespace storeys {

namespace {

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

class ActionTaken
{
public:
    explicit ActionTaken(TurnInProgress& turn) : m_turn(turn) {}

    void operator()(const Play& play)
    {
        const Position& position = m_turn.position();
        PlayScore score = scoreOf(position, play);
        score.correction = std::min(GameLimits::points - position.toMove().points - score.total(), Points(0));
        Collection collection;
        if (position.variant().hasReserve())
            collection = collectionOf(position, play);
        const bool wins = winsAtOnce(position, play);
        m_turn.happens(event::Placed{placedBy(play, position.board)});
        m_turn.happens(event::Scored{std::move(score)});
        if (wins)
            return moveOn();
        for (const event::Collected& collected : collection.supplies)
            m_turn.happens(collected);
        for (const Square square : collection.cards)
            if (!position.cards.deck.empty())
                m_turn.happens(event::CardDrawn{square, position.cards.deck.back()});
        if (!play.blockersOff.empty() || !play.blockersOn.empty())
            m_turn.happens(event::BlockersMoved{play.blockersOff, play.blockersOn});
        finish(nullptr);
    }
    void operator()(const CardChoice& choice) { finish(&choice); }
    void operator()(const Pass&)
    {
        m_turn.happens(event::Passed{hasNothing(m_turn.position().toMove())});
        moveOn();
    }
    void operator()(const Exchange& exchange)
    {
        m_turn.happens(event::Exchanged{exchange.tiles, m_turn.nextTiles(static_cast<int>(exchange.tiles.size()))});
        moveOn();
    }

private:
    // Stops before filling up the rack if a card needs a choice.
    void finish(const CardChoice* choice)
    {
        doCards(m_turn, choice);
        if (!m_turn.position().cards.due.empty())
            return;
        m_turn.drawUp(m_turn.seat());
        moveOn();
    }
    void moveOn()
    {
        if (m_turn.position().extraTurns > 0)
            m_turn.happens(event::ToMove{true});
        else
            m_turn.happens(m_turn.nextSeat(), event::ToMove{});
    }

    TurnInProgress& m_turn;
};

// ---- applying events to the position and undoing them

// Moves tiles and pieces, for EventApplier and Reversal.
class Hands
{
public:
    Hands(Position& position, int seat) : m_position(position), m_seat(seat) {}

protected:
    [[nodiscard]] Seat& seat() { return m_position.seats[m_seat]; }
    [[nodiscard]] Rack& rack() { return seat().rack; }
    [[nodiscard]] Reserve& reserve() { return seat().reserve; }
    // Moves pieces from the pile to the reserve if `times` is 1, and back if it is -1.
    void take(const Reserve& taken, int times)
    {
        reserve().blanks += times * taken.blanks;
        reserve().blockers += times * taken.blockers;
        m_position.pile.blanks -= times * taken.blanks;
        m_position.pile.blockers -= times * taken.blockers;
    }
    // Moves a blocker from `holder` onto the board or, if `onto` is false, back.
    void moveBlocker(Square square, bool onto, Reserve& holder)
    {
        m_position.board.setBlocker(square, onto);
        holder.blockers += onto ? -1 : 1;
    }
    void add(const std::vector<Tile>& tiles)
    {
        for (const Tile tile : tiles)
            rack().add(tile.unplayed());
    }
    void remove(const std::vector<Tile>& tiles)
    {
        for (const Tile tile : tiles)
            rack().remove(tile);
    }

    Position& m_position;
    int m_seat;
};

class EventApplier : Hands
{
public:
    using Hands::Hands;

    void operator()(const event::Hinted&) {}
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
        seat().points += scored.score.total();
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
        swapWithBag(exchanged.given, exchanged.drawn);
        ++seat().exchanges;
        m_position.passesInARow = 0;
    }
    void operator()(const event::Passed&) { ++m_position.passesInARow; }
    void operator()(const event::Challenged&) {}
    void operator()(const event::OwesTurn& owes) { seat().turnsOwed += owes.turns; }
    void operator()(const event::Paid& paid) { seat().points -= paid.points; }
    void operator()(const event::TurnLost&) { --seat().turnsOwed; }
    void operator()(const event::Withdrawn& withdrawn);
    void operator()(const event::ToMove& toMove)
    {
        ++m_position.seats[m_position.turn].turnsTaken;
        m_position.turn = m_seat;
        m_position.extraTurns -= toMove.extra;
        m_position.playWithdrawn = false;
    }

    void operator()(const event::CardDrawn& drawn)
    {
        m_position.cards.deck.pop_back();
        m_position.cards.discard.push_back(drawn.card);
        m_position.cards.due.push_back(drawn.card);
    }
    void operator()(const event::CardDone&) { m_position.cards.due.erase(m_position.cards.due.begin()); }
    void operator()(const event::Supplied& supplied) { take(supplied.taken, 1); }
    void operator()(const event::TilesChanged& changed) { swapWithBag(changed.given, changed.drawn); }
    void operator()(const event::RacksSwapped& swapped) { std::swap(rack(), m_position.seats[swapped.with].rack); }
    void operator()(const event::ExtraTurn& extra) { m_position.extraTurns += extra.turns; }

    void operator()(const event::TimeUp&) { m_position.forfeiter = m_seat; }
    void operator()(const event::Resigned&) { m_position.forfeiter = m_seat; }
    void operator()(const event::TimeCharged& charged) { seat().timeCharge += charged.points; }

private:
    // Adds `tiles` to the rack and removes as many tiles from the bag, whichever they are: they may be unknown.
    void draw(const std::vector<Tile>& tiles)
    {
        for (std::size_t n = 0; n < tiles.size(); ++n)
            (void)m_position.bag.draw();
        add(tiles);
    }
    void swapWithBag(const std::vector<Tile>& given, const std::vector<Tile>& drawn)
    {
        remove(given);
        draw(drawn);
        m_position.bag.putBack(given);
    }
};

// Undoes an event of a withdrawn play; the caller undoes the last event first. Changes of the bag are collected in a
// ForBag, and the caller makes them together at the end.
class Reversal : Hands
{
public:
    struct ForBag
    {
        std::vector<Tile> back; // drawn tiles, in the order of the draw
        std::vector<Tile> out;  // tiles that a card put into the bag, to take out again
    };
    Reversal(Position& position, int seat, ForBag& bag) : Hands(position, seat), m_bag(bag) {}

    void operator()(const event::Placed& placed)
    {
        for (const PlacedTile& tile : placed.tiles) {
            m_position.board.removeTop(tile.square);
            if (tile.replaced)
                moveBlocker(tile.square, true, m_position.pile);
            if (tile.tile.isReserve())
                ++reserve().blanks;
            else
                rack().add(tile.tile.unplayed());
        }
    }
    void operator()(const event::Scored& scored) { seat().points -= scored.score.total(); }
    void operator()(const event::Collected& collected) { take(collected.taken, -1); }
    void operator()(const event::BlockersMoved& moved)
    {
        for (const Square square : moved.on)
            moveBlocker(square, false, reserve());
        for (const Square square : moved.off)
            moveBlocker(square, true, m_position.pile);
    }
    void operator()(const event::Drawn& drawn) { putBack(drawn.tiles); }
    void operator()(const event::OwesTurn& owes) { seat().turnsOwed -= owes.turns; }
    void operator()(const event::ToMove& toMove) { m_position.extraTurns += toMove.extra; }
    void operator()(const event::Supplied& supplied) { take(supplied.taken, -1); }
    void operator()(const event::TilesChanged& changed)
    {
        putBack(changed.drawn);
        add(changed.given);
        m_bag.out.insert(m_bag.out.end(), changed.given.begin(), changed.given.end());
    }
    void operator()(const event::RacksSwapped& swapped) { std::swap(rack(), m_position.seats[swapped.with].rack); }
    void operator()(const event::ExtraTurn& extra) { m_position.extraTurns -= extra.turns; }
    // Other events need no reversal: cards stay on the discard pile, hints don't change the position, and the rest
    // never happens during a play.
    template<class Other>
    void operator()(const Other&)
    {}

private:
    void putBack(const std::vector<Tile>& drawn)
    {
        remove(drawn);
        m_bag.back.insert(m_bag.back.begin(), drawn.begin(), drawn.end());
    }

    ForBag& m_bag;
};

void EventApplier::operator()(const event::Withdrawn& withdrawn)
{
    Reversal::ForBag bag;
    for (const Event& undone : std::views::reverse(withdrawn.undone))
        std::visit(Reversal(m_position, undone.seat, bag), undone.what);
    m_position.bag.putBack(bag.back, bag.out);
    m_position.cards.due.clear();
    seat().turnsTaken -= std::ranges::any_of(
        withdrawn.undone, [](const Event& event) { return std::holds_alternative<event::ToMove>(event.what); });
    m_position.turn = m_seat;
    m_position.passesInARow = 0;
    m_position.playWithdrawn = true;
}

} // namespace

// ---- reading a turn

const std::vector<Event>& Turn::told() const
{
    for (const Event& event : events)
        if (const auto* withdrawn = std::get_if<event::Withdrawn>(&event.what))
            return withdrawn->undone;
    return events;
}

const std::vector<Tile>& Turn::drawn() const
{
    const auto* exchanged = find<event::Exchanged>();
    return exchanged ? exchanged->drawn : findOrNone<event::Drawn>().tiles;
}

int Turn::hints() const
{
    const auto* hinted = events.empty() ? nullptr : std::get_if<event::Hinted>(&events.front().what);
    return hinted ? hinted->hints : 0;
}

void Turn::addHints(int hints)
{
    if (hints > 0)
        events.insert(events.begin(), {seat, event::Hinted{hints}});
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

void TurnInProgress::drawUp(int seat)
{
    const int rack = m_position.seats[seat].rack.size();
    if (const int count = drawnUp(m_position.variant(), rack, m_position.bag.size()); count > 0)
        happens(seat, event::Drawn{nextTiles(count)});
}

Turn takeUnjudged(Position& position, Action action)
{
    Turn turn{position.turn, std::move(action), {}};
    TurnInProgress progress(position, turn);
    std::visit(ActionTaken(progress), turn.action);
    return turn;
}

Position after(Position position, Action action)
{
    takeUnjudged(position, std::move(action));
    return position;
}

void apply(Position& position, const Event& event)
{
    std::visit(EventApplier(position, event.seat), event.what);
}

Turn loseTurn(Position& position)
{
    Turn turn{position.turn, Pass{}, {}};
    TurnInProgress progress(position, turn);
    progress.happens(event::TurnLost{});
    progress.happens(progress.nextSeat(), event::ToMove{});
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

Turn withdraw(Position& position, std::span<const Turn> play)
{
    Turn turn{play.front().seat, play.front().action, {}};
    TurnInProgress progress(position, turn);
    event::Withdrawn withdrawn;
    for (const Turn& part : play)
        for (const Event& event : part.events) {
            if (std::holds_alternative<event::Challenged>(event.what))
                break; // the cost of a challenge is not part of the play
            withdrawn.undone.push_back(event);
        }
    progress.happens(std::move(withdrawn));
    if (challengeCost(*position.book).badPlayLosesTurn)
        progress.happens(progress.nextSeat(), event::ToMove{});
    return turn;
}

} // namespace storeys
