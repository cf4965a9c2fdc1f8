#include "record/gcg_table.h"

#include "game/game.h"
#include "record/tile_text.h"

#include <algorithm>

namespace storeys {

namespace {

// A bag of which nothing but the size is known.
Bag bagOfSize(int size)
{
    return Bag(std::vector<Tile>(size, Tile::of(0)), RandomSource(0));
}

void forgetDraw(Turn& turn)
{
    std::erase_if(turn.events, [](const Event& e) { return std::holds_alternative<event::Drawn>(e.what); });
    for (Event& event : turn.events)
        if (auto* exchanged = std::get_if<event::Exchanged>(&event.what))
            exchanged->drawn.clear();
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

} // namespace

RecordTable::RecordTable(RuleBookPtr book, std::vector<std::string> players, std::optional<std::uint64_t> seed)
    : m_now(Game({std::move(book), std::move(players), seed.value_or(0)}).position()), m_seeded(seed.has_value())
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

std::optional<Error> RecordTable::show(int seat, const Rack& written)
{
    const Alphabet& alphabet = m_now.variant().tiles.alphabet;
    Rack& known = m_now.seats[seat].rack;
    if (m_seeded && written == known)
        return std::nullopt;
    if (m_seeded)
        return Error{Fault::RackNotOfSeed, {rackText(known, alphabet), rackText(written, alphabet)}};
    if (written.size() > m_held[seat])
        return Error{Fault::RackSize, {std::to_string(m_held[seat]), std::to_string(written.size())}};
    const Rack both = merged(known, written);
    if (both.size() > m_held[seat])
        return Error{Fault::KeptTilesMissing, {rackText(known, alphabet)}};
    if (const auto scarce = scarceTile(seat, both))
        return Error{Fault::TooManyOfTile, {std::string(1, alphabet.symbolOf(*scarce))}};
    known = both;
    return std::nullopt;
}

Result<Rack> RecordTable::show(int seat, std::string_view written)
{
    auto rack = readTiles(written, m_now.variant().tiles);
    if (!rack)
        return rack;
    if (const auto problem = show(seat, *rack))
        return *problem;
    return rack;
}

// A tile that the box has not often enough for that rack and what is known of the others.
std::optional<Tile> RecordTable::scarceTile(int seat, const Rack& rack) const
{
    Rack all = rack;
    for (int other = 0; other < static_cast<int>(m_now.seats.size()); ++other)
        for (const Tile tile : m_now.seats[other].rack.tiles())
            if (other != seat)
                all.add(tile);
    const Rack there = offBoard();
    for (int kind = 0; kind < tileKinds; ++kind)
        if (all.count(kind) > there.count(kind))
            return Tile::ofKind(kind);
    return std::nullopt;
}

Points RecordTable::take(const Action& action)
{
    m_before = m_now;
    m_heldBefore = m_held;
    const int seat = m_now.turn;
    if (m_now.toMove().turnsOwed > 0) {
        m_last = loseTurn(m_now);
    } else if (m_seeded) {
        m_last = takeUnjudged(m_now, action);
        m_held[seat] = m_now.seats[seat].rack.size();
    } else {
        takeUnseeded(action);
    }
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
        for (const Tile tile : exchange->tiles)
            if (kept.has(tile)) // else it was drawn unseen
                kept.remove(tile);
    }
    m_last = takeUnjudged(m_now, action);
    forgetDraw(m_last);
    m_now.seats[seat].rack = kept;
    m_now.bag = bagOfSize(bag - drawn);
}

void RecordTable::exchangeUnseen(int count)
{
    const int seat = m_now.turn;
    const Rack shown = m_now.seats[seat].rack;
    m_now.seats[seat].rack = Rack(std::vector<Tile>(count, Tile::of(0)));
    take(Exchange{std::vector<Tile>(count, Tile::of(0))});
    m_now.seats[seat].rack = {};
    m_before.seats[seat].rack = shown;
}

void RecordTable::withdraw()
{
    m_last = storeys::withdraw(m_now, Turn(m_last));
    m_held = m_heldBefore;
    if (!m_seeded)
        m_now.bag = m_before.bag;
}

} // namespace storeys
