#include "record/record_table.h"

#include "record/play_text.h"

#include <ranges>

namespace storeys {

Rack merged(const Rack& one, const Rack& other)
{
    Rack both;
    for (int kind = 0; kind < tileKinds; ++kind)
        both.add(Tile::ofKind(kind), std::max(one.count(kind), other.count(kind)));
    return both;
}

// ---- the table

RecordTable::RecordTable(const GameRecord& record, const RuleBookPtr& book, bool isSeeded)
    : m_now(openingOf(setupOf(record, book)).position), m_seeded(isSeeded)
{
    if (m_seeded)
        return;
    for (Seat& seat : m_now.seats)
        seat.rack = Rack::ofUnknown(seat.rack.size());
    m_now.bag = Bag::ofUnknown(m_now.bag.size());
}

Rack RecordTable::offBoard() const
{
    Rack rest;
    for (int kind = 0; kind < tileKinds; ++kind)
        rest.add(Tile::ofKind(kind), std::max(m_now.variant().tiles.counts[kind] - m_now.board.count(kind), 0));
    return rest;
}

std::optional<Error> RecordTable::show(int seat, const Rack& written)
{
    const Alphabet& alphabet = m_now.variant().tiles.alphabet;
    const Rack& known = m_now.seats[seat].rack;
    if (m_seeded && written == known)
        return std::nullopt;
    if (m_seeded)
        return Error{Fault::RackNotOfSeed, {rackText(known, alphabet), rackText(written, alphabet)}};
    const int held = known.size();
    if (written.size() > held)
        return Error{Fault::RackSize, {std::to_string(held), std::to_string(written.size())}};
    const Rack both = merged(known, written);
    if (both.size() > held)
        return Error{Fault::KeptTilesMissing, {rackText(known, alphabet)}};
    if (const auto scarce = scarceTile(seat, both))
        return Error{Fault::TooManyOfTile, {alphabet.text(*scarce)}};
    setRack(seat, both);
    return std::nullopt;
}

void RecordTable::setRack(int seat, Rack known)
{
    Rack& rack = m_now.seats[seat].rack;
    known.add(Tile::unknown(), std::max(rack.size() - known.size(), 0));
    rack = known;
}

Result<Rack> RecordTable::show(int seat, std::string_view written)
{
    auto held = readHeldTiles(written, m_now.variant());
    if (!held)
        return held.error();
    if (const auto problem = show(seat, held->rack))
        return *problem;
    if (const Reserve& reserve = m_now.seats[seat].reserve; held->reserve != reserve)
        return Error{Fault::ReserveNotHeld, {reserveText(reserve), reserveText(held->reserve)}};
    return held->rack;
}

void RecordTable::giveTurn(int seat)
{
    m_now.turn = seat;
    m_now.seats[seat].turnsOwed = 0;
}

std::optional<Rack> RecordTable::believe(int seat, std::string_view written)
{
    const auto told = readHeldTiles(written, m_now.variant());
    const std::vector<Tile> tiles = told ? told->rack.tiles() : std::vector<Tile>();
    const bool isFiller = static_cast<int>(tiles.size()) == m_now.variant().rackSize
                          && std::ranges::adjacent_find(tiles, std::not_equal_to()) == tiles.end();
    const bool isRack =
        told && !isFiller && told->rack.size() <= m_now.seats[seat].rack.size() && !scarceTile(seat, told->rack);
    setRack(seat, isRack ? told->rack : Rack());
    return isRack && !tiles.empty() ? std::optional(told->rack) : std::nullopt;
}

void RecordTable::believe(int seat, const Rack& tiles)
{
    const Rack& rack = m_now.seats[seat].rack;
    const Rack both = merged(rack, tiles);
    setRack(seat, both.size() <= rack.size() ? both : tiles);
}

void RecordTable::correctScore(Points score)
{
    for (Event& event : m_last.front().events)
        if (auto* scored = std::get_if<event::Scored>(&event.what))
            scored->score.correction += score - scored->score.total();
}

// A tile of which `rack` and the other seats' known tiles hold more than are off the board; none if there is none.
std::optional<Tile> RecordTable::scarceTile(int seat, const Rack& rack) const
{
    Rack all = rack;
    for (int other = 0; other < m_now.seatCount(); ++other)
        if (other != seat)
            m_now.seats[other].rack.forEachTile([&](Tile tile) { all.add(tile); });
    return all.beyond(offBoard());
}

Points RecordTable::take(const Action& action, const std::vector<RecordEvent::DrawnCard>& cards)
{
    if (!m_seeded)
        for (const RecordEvent::DrawnCard& card : std::views::reverse(cards))
            putOnTop(card.id);
    m_before = {m_now};
    const int seat = m_now.turn;
    ++m_turns;
    m_last = {m_now.toMove().turnsOwed > 0 ? loseTurn(m_now) : takeUnjudged(m_now, action)};
    return m_now.seats[seat].points - before().seats[seat].points;
}

void RecordTable::putOnTop(const std::string& id)
{
    auto& deck = m_now.cards.deck;
    const auto place = std::ranges::find(deck, id, [&](CardId card) { return m_now.variant().cards[card].id; });
    if (place != deck.end())
        std::rotate(place, place + 1, deck.end());
}

// Tiles that the choice changes were on the rack, so they become known.
void RecordTable::choose(const CardChoice& choice)
{
    setRack(m_now.turn, merged(m_now.toMove().rack, Rack(choice.tiles)));
    m_before.push_back(m_now);
    ++m_turns;
    m_last.push_back(takeUnjudged(m_now, choice));
}

// The whole rack becomes unknown, as the record does not say which tiles were exchanged.
void RecordTable::exchangeUnseen(int count)
{
    Rack& rack = m_now.seats[m_now.turn].rack;
    const Rack shown = std::exchange(rack, Rack::ofUnknown(rack.size()));
    const int seat = m_now.turn;
    take(Exchange{std::vector<Tile>(count, Tile::unknown())});
    m_before.front().seats[seat].rack = shown;
}

// As above.
void RecordTable::chooseUnseen(const CardChoice& choice)
{
    Rack& rack = m_now.seats[m_now.turn].rack;
    const Rack shown = std::exchange(rack, Rack::ofUnknown(rack.size()));
    const int seat = m_now.turn;
    choose(choice);
    m_before.back().seats[seat].rack = shown;
}

void RecordTable::withdraw()
{
    ++m_turns;
    m_last = {storeys::withdraw(m_now, std::vector(m_last))};
}

GameSetup setupOf(const GameRecord& record, const RuleBookPtr& book)
{
    GameSetup setup{book, listOf(record.players, &RecordPlayer::name), record.seed.value_or(0)};
    if (book->variant.hasClasses)
        setup.classes.resize(record.players.size());
    for (const GameRecord::SeatClass& each : record.classes)
        setup.classes[static_cast<std::size_t>(each.seat)] = each.playerClass;
    return setup;
}

} // namespace storeys
