#include "record/read_ends.h"

#include "moves/generator.h"
#include "record/play_text.h"
#include "record/read_turns.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Racks by seat, if the record shows them; perhaps partial or wrong.
using ShownRacks = std::vector<std::optional<Rack>>;

// The next text that shows the rack that the seat has now: its next turn, or a line about tiles left. A line of that
// kind that gives points names the tiles of others.
std::optional<std::string_view> rackShownAfter(const GameRecord& record, std::size_t at, int seat)
{
    const auto later = std::find_if(record.events.begin() + static_cast<std::ptrdiff_t>(at) + 1, record.events.end(),
                                    [&](const RecordEvent& event) { return event.seat == seat; });
    if (later != record.events.end() && later->kind != Kind::TilesLeft)
        return later->rack;
    if (later != record.events.end()) {
        const std::string_view tiles = later->text;
        return later->score > 0 ? std::nullopt : std::optional(tiles.substr(1, tiles.size() - 2));
    }
    const auto held = std::ranges::find(record.racks, seat, &GameRecord::HeldRack::seat);
    return held == record.racks.end() ? std::nullopt : std::optional<std::string_view>(held->tiles);
}

ShownRacks racksShownAfter(const GameRecord& record, std::size_t at, const Variant& variant)
{
    ShownRacks racks(record.players.size());
    for (std::size_t seat = 0; seat < racks.size(); ++seat)
        if (const auto text = rackShownAfter(record, at, static_cast<int>(seat)))
            if (const auto held = readHeldTiles(*text, variant))
                racks[seat] = held->rack;
    return racks;
}

// Fills in the unknown racks. False if some stay unknown or the box can't hold them all. With an empty bag the last
// unknown rack gets what is left.
bool fillIn(Position& position, const RecordTable& table, const ShownRacks& shownLater)
{
    Rack rest = table.offBoard();
    Rack* last = nullptr;
    for (std::size_t seat = 0; seat < position.seats.size(); ++seat) {
        Rack& rack = position.seats[seat].rack;
        const auto& later = shownLater[seat];
        if (later && later->size() == rack.size() && !rack.beyond(*later))
            rack = *later;
        if (rack.unknown() > 0) {
            if (last)
                return false;
            last = &rack;
            continue;
        }
        if (rack.beyond(rest))
            return false;
        rack.forEachTile([&](Tile tile) { rest.remove(tile); });
    }
    if (!last)
        return true;
    const bool isRest = rest.size() == last->size() && !last->beyond(rest);
    if (isRest)
        *last = rest;
    return isRest;
}

} // namespace

// ---- the end

// Uses later lines only if they can matter: if the game can be blocked.
RecordEnding endingAfter(const GameRecord& record, std::size_t at, const RecordTable& table)
{
    Position position = table.position();
    const std::size_t seats = position.seats.size();
    const bool canBeBlocked = position.bag.isEmpty() || seats == 1;
    const auto shownLater = canBeBlocked ? racksShownAfter(record, at, position.variant()) : ShownRacks(seats);
    const bool known = table.isSeeded() || fillIn(position, table, shownLater);
    Generator generator;
    const auto isJudged = [&](EndCondition condition) {
        return condition == EndCondition::Blocked     ? known
               : condition == EndCondition::AllPassed ? !record.isForeign()
                                                      : true;
    };
    for (const EndCondition condition : position.variant().ends)
        if (isJudged(condition) && holds(condition, position, generator))
            return {condition};
    if (!known && needsPlays(position))
        return {std::nullopt, EndCondition::Blocked};
    return {std::nullopt, record.isForeign() ? std::optional(EndCondition::AllPassed) : std::nullopt};
}

// ---- points outside a turn

Result<Points> Settlement::judge(const RecordEvent& line)
{
    const Result<Points> points = pointsOf(line);
    if (points)
        m_table.addPoints(line.seat, *points);
    m_turns.closePlay();
    return points;
}

Result<Points> Settlement::pointsOf(const RecordEvent& line)
{
    if (line.kind == Kind::TilesLeft)
        return tilesLeft(line);
    return line.kind == Kind::ChallengeBonus ? bonus(line) : time(line);
}

Result<Points> Settlement::bonus(const RecordEvent& line)
{
    if (!m_record.isForeign())
        return Error{Fault::NoChallengeBonus};
    if (!m_turns.hasPlay() || line.seat != m_table.before().turn || line.score < 0)
        return Error{Fault::BonusWithoutPlay};
    if (!line.rack.empty())
        if (const auto rack = m_table.show(line.seat, line.rack); !rack)
            return rack.error();
    return Points(line.score);
}

Result<Points> Settlement::time(const RecordEvent& line)
{
    if (!m_record.isForeign() && m_record.clock.empty())
        return Error{Fault::NoTimePenalty};
    if ((!m_turns.isOver() && !m_record.isForeign()) || line.score > 0)
        return Error{Fault::TimePenaltyTooEarly};
    return Points(line.score);
}

Result<Points> Settlement::tilesLeft(const RecordEvent& line)
{
    const auto reason = m_turns.endToSettle();
    if (!reason)
        return Error{Fault::TilesLeftTooEarly};
    const Variant& variant = m_table.position().variant();
    const auto tiles = readTiles(std::string_view(line.text).substr(1, line.text.size() - 2), variant.tiles);
    if (!tiles)
        return tiles.error();
    const auto own = readTiles(line.rack, variant.tiles);
    if (!own)
        return own.error();
    if (!line.rack.empty() && *own != *tiles)
        return Error{Fault::TilesLeftNotOnRack};
    if (m_counted[line.seat] || m_isDouble)
        return Error{Fault::TilesLeftTwice};
    auto points = gains(line.seat, *reason) ? gain(line, *tiles) : loss(line, *tiles, *reason);
    m_counted[line.seat] = true;
    m_hasBegun = true;
    m_turns.closeGame();
    return points;
}

bool Settlement::gains(int seat, EndCondition reason) const
{
    return gainsByGoingOut(m_table.position().variant()) && reason == EndCondition::Out
           && m_table.position().seats[seat].rack.isEmpty();
}

Result<Points> Settlement::loss(const RecordEvent& line, const Rack& tiles, EndCondition reason)
{
    if (const int held = m_table.position().seats[line.seat].rack.size(); tiles.size() != held)
        return Error{Fault::TilesLeftCount, {std::to_string(held), std::to_string(tiles.size())}};
    if (const auto problem = m_table.show(line.seat, tiles))
        return *problem;
    return Points(0) - resultOf(m_table.position(), reason).seats[line.seat].subtraction;
}

// The bag was empty when the player went out, so the others hold all tiles that are not on the board.
Result<Points> Settlement::gain(const RecordEvent& line, const Rack& tiles)
{
    const Rack others = m_table.offBoard();
    if (tiles != others)
        return Error{Fault::TilesLeftOfOthers, {rackText(others, m_table.position().variant().tiles.alphabet)}};
    Position shared = m_table.position();
    const int other = (line.seat + 1) % static_cast<int>(shared.seats.size());
    shared.seats[other].rack = others; // as if one seat held them all: the sum is the same
    for (int seat = 0; seat < static_cast<int>(shared.seats.size()); ++seat)
        if (seat != other)
            shared.seats[seat].rack = {};
    const Points sum = resultOf(shared, EndCondition::Out).seats[line.seat].gain;
    m_isDouble = !m_hasBegun && sum.value > 0 && line.score == 2 * sum.value;
    return m_isDouble ? 2 * sum : sum;
}

// ---- racks held where the record stops

std::optional<RecordError> firstUnreadable(const ReadGcg& read, const Variant& variant)
{
    for (const GameRecord::HeldRack& held : read.record.racks) {
        if (held.seat >= static_cast<int>(read.record.players.size()))
            return RecordError{held.line, {Fault::UnknownPlayer, {std::to_string(held.seat + 1)}}};
        if (const auto shown = readHeldTiles(held.tiles, variant); !shown)
            return RecordError{held.line, shown.error()};
    }
    return read.error;
}

std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table)
{
    for (const GameRecord::HeldRack& held : record.racks)
        if (const auto rack = table.show(held.seat, held.tiles); !rack)
            return RecordError{held.line, rack.error()};
    return std::nullopt;
}

std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read, Rack offBoard,
                                               const Variant& variant)
{
    const RecordEvent* event = lookUp(read.record.events, error.line, &RecordEvent::line);
    if (event ? event->kind == Kind::Withdrawal : read.errorIsWithdrawal)
        return std::nullopt;
    for (const GameRecord::HeldRack& held : read.record.racks) {
        const auto shown = readHeldTiles(held.tiles, variant);
        if (held.line >= error.line || !shown)
            continue;
        if (const auto scarce = shown->rack.beyond(offBoard))
            return RecordError{held.line,
                               {Fault::TooManyOfTile, {std::string(1, variant.tiles.alphabet.symbolOf(*scarce))}}};
        shown->rack.forEachTile([&](Tile tile) { offBoard.remove(tile); });
    }
    return std::nullopt;
}

} // namespace storeys
