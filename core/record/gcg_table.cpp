#include "record/gcg_table.h"

#include "game/game.h"
#include "record/board_text.h"
#include "rules/legality.h"

#include <algorithm>

namespace storeys {

namespace {

// A bag of which nothing but the size is known.
Bag bagOfSize(int size) { return Bag(std::vector<Tile>(size, Tile::of(0)), RandomSource(0)); }

bool contains(const Rack& whole, const Rack& part)
{
    for (int kind = 0; kind < tileKinds; ++kind)
        if (part.count(kind) > whole.count(kind))
            return false;
    return true;
}

// The fewest tiles that hold both.
Rack merged(const Rack& one, const Rack& other)
{
    Rack both;
    for (int kind = 0; kind < tileKinds; ++kind)
        for (int n = std::max(one.count(kind), other.count(kind)); n > 0; --n)
            both.add(Tile::ofKind(kind));
    return both;
}

// Takes the tiles of `part` away as far as they are there.
void removeAll(Rack& from, const Rack& part)
{
    for (const Tile tile : part.tiles())
        if (from.has(tile))
            from.remove(tile);
}

void removeAll(Rack& from, const std::vector<Tile>& tiles) { removeAll(from, Rack(tiles)); }

} // namespace

RecordTable::RecordTable(RuleBookPtr book, std::vector<std::string> players,
                         std::optional<std::uint64_t> seed)
    : m_now(Game({std::move(book), std::move(players), seed.value_or(0)}).position()),
      m_seeded(seed.has_value())
{
    for (Seat& seat : m_now.seats) {
        m_held.push_back(seat.rack.size());
        if (!m_seeded)
            seat.rack = {};
    }
    if (!m_seeded)
        m_now.bag = bagOfSize(m_now.bag.size());
}

Rack RecordTable::offBoard() const
{
    Rack rest(m_now.variant().tiles.all());
    for (int i = 0; i < m_now.board.squareCount(); ++i) {
        const Square square = m_now.board.squareAt(i);
        for (int level = 0; level < m_now.board.height(square).value; ++level)
            rest.remove(m_now.board.tileAt(square, level));
    }
    return rest;
}

std::optional<std::string> RecordTable::show(int seat, const Rack& written)
{
    const Alphabet& alphabet = m_now.variant().tiles.alphabet;
    Rack& known = m_now.seats[seat].rack;
    if (m_seeded && written == known)
        return std::nullopt;
    if (m_seeded)
        return "the seed gives the rack " + rackText(known, alphabet) + ", not " +
               rackText(written, alphabet);
    if (written.size() > m_held[seat])
        return "the player holds " + std::to_string(m_held[seat]) + " tiles, not " +
               std::to_string(written.size());
    const Rack both = merged(known, written);
    if (both.size() > m_held[seat])
        return "the rack lacks tiles that were kept: " + rackText(known, alphabet);
    Rack all = both;
    for (int other = 0; other < static_cast<int>(m_now.seats.size()); ++other)
        for (const Tile tile : m_now.seats[other].rack.tiles())
            if (other != seat)
                all.add(tile);
    const Rack there = offBoard();
    for (int kind = 0; kind < tileKinds; ++kind)
        if (all.count(kind) > there.count(kind))
            return std::string("there are not so many tiles ") + alphabet.symbolOf(Tile::ofKind(kind));
    known = both;
    return std::nullopt;
}

Points RecordTable::take(const Action& action)
{
    m_before = m_now;
    m_heldBefore = m_held;
    const int seat = m_now.turn;
    if (m_seeded) {
        m_now = m_before.after(action, &m_last);
        m_held[seat] = m_now.seats[seat].rack.size();
    } else {
        takeUnseeded(action);
    }
    if (std::holds_alternative<Pass>(action))
        m_now.seats[seat].losesTurn = false;
    return m_now.seats[seat].points - m_before.seats[seat].points;
}

// Nobody knows what is drawn, so the rack keeps what is not played or exchanged and nothing is added.
void RecordTable::takeUnseeded(const Action& action)
{
    const int seat = m_now.turn;
    const int bag = m_now.bag.size();
    Rack kept = m_now.seats[seat].rack;
    int drawn = 0;
    if (const auto* play = std::get_if<Play>(&action)) {
        const int rest = m_held[seat] - static_cast<int>(play->placements.size());
        for (const Placement& placement : play->placements)
            kept.remove(placement.tile);
        drawn = std::min(m_now.variant().rackSize - rest, bag);
        m_held[seat] = rest + drawn;
    } else if (const auto* exchange = std::get_if<Exchange>(&action)) {
        removeAll(kept, exchange->tiles);
    }
    m_now = m_now.after(action, &m_last);
    m_last.drawn.clear();
    m_now.seats[seat].rack = kept;
    m_now.bag = bagOfSize(bag - drawn);
}

void RecordTable::exchangeUnseen(int count)
{
    const int seat = m_now.turn;
    m_now.seats[seat].rack = Rack(std::vector<Tile>(count, Tile::of(0)));
    take(Exchange{std::vector<Tile>(count, Tile::of(0))});
    m_now.seats[seat].rack = {};
}

void RecordTable::withdraw()
{
    m_now = m_now.withoutPlay(m_before, m_last.drawn);
    m_held = m_heldBefore;
    if (!m_seeded)
        m_now.bag = m_before.bag;
    m_last.withdrawal = true;
}

// What is known of a rack when all of it is.
std::optional<Rack> RecordTable::wholeRack(int seat, const std::optional<Rack>& shownLater) const
{
    const Rack& known = m_now.seats[seat].rack;
    if (known.size() == m_held[seat])
        return known;
    if (shownLater && shownLater->size() == m_held[seat] && contains(*shownLater, known))
        return shownLater;
    return std::nullopt;
}

// Gives every seat as many tiles as it holds: the right ones where they are known. False if some are not.
// With an empty bag the last rack that is not known holds what is left.
bool RecordTable::fillIn(Position& position, const Racks& shownLater) const
{
    Rack rest = offBoard();
    bool fits = true;
    std::vector<int> unknown;
    for (int seat = 0; seat < static_cast<int>(position.seats.size()); ++seat) {
        const auto rack = wholeRack(seat, shownLater[seat]);
        position.seats[seat].rack = rack.value_or(Rack(std::vector<Tile>(m_held[seat], Tile::of(0))));
        if (!rack) {
            unknown.push_back(seat);
            continue;
        }
        fits = fits && contains(rest, *rack);
        removeAll(rest, *rack);
    }
    if (!fits || unknown.empty())
        return fits;
    const int last = unknown[0];
    if (unknown.size() > 1 || rest.size() != m_held[last] || !contains(rest, m_now.seats[last].rack))
        return false;
    position.seats[last].rack = rest;
    return true;
}

RecordTable::Ending RecordTable::ending(const Racks& shownLater) const
{
    Position position = m_now;
    const bool known = m_seeded || fillIn(position, shownLater);
    for (const EndCondition condition : position.variant().ends)
        if ((known || condition != EndCondition::Blocked) && holds(condition, position))
            return {condition, false};
    const bool dictionary = position.houseRules().mode == HouseRules::Mode::Dictionary;
    const bool bagIsClosed = position.bag.isEmpty() || (position.seats.size() == 1 && !canExchange(position));
    return {std::nullopt, !known && dictionary && bagIsClosed};
}

} // namespace storeys
