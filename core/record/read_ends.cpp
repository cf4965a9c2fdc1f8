#include "record/judge_line.h"

#include "record/play_text.h"
#include "rules/turn_rules.h"

namespace storeys {

// ---- the end

namespace {

// Racks by seat, if the record shows them; perhaps partial or wrong.
using ShownRacks = std::vector<std::optional<Rack>>;

// The text that shows the rack of the seat after event number `at`: on the line of its next turn or of its tiles left,
// else on its #rack line. A line for tiles left that gives points does not count, as it names the tiles of others.
std::optional<std::string_view> rackShownAfter(const RecordLines& lines, std::size_t at, int seat)
{
    const auto& events = lines.eventsOf[seat];
    if (const auto later = std::ranges::upper_bound(events, at); later != events.end()) {
        const RecordEvent& event = lines.record.events[*later];
        if (event.kind != RecordEvent::Kind::TilesLeft)
            return event.rack;
        return event.score > 0 ? std::nullopt : std::optional(event.tilesLeft());
    }
    const auto* held = lookUp(lines.record.racks, seat, &GameRecord::HeldRack::seat);
    return held ? std::optional<std::string_view>(held->tiles) : std::nullopt;
}

ShownRacks racksShownAfter(const RecordLines& lines, std::size_t at, const Variant& variant)
{
    ShownRacks racks(lines.record.players.size());
    for (std::size_t seat = 0; seat < racks.size(); ++seat)
        if (const auto text = rackShownAfter(lines, at, static_cast<int>(seat)))
            if (const auto held = readHeldTiles(*text, variant))
                racks[seat] = held->rack;
    return racks;
}

// Fills in the unknown racks. False if some stay unknown, or if they need more of a tile than is off the board. With an
// empty bag, the only rack that is still unknown gets the tiles left.
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

// Uses the racks of later lines only if the game can be blocked; otherwise they do not matter.
RecordEnding endingAfter(const RecordLines& lines, std::size_t at, const RecordTable& table)
{
    const bool isForeign = lines.record.isForeign();
    Position position = table.position();
    const std::size_t seats = position.seats.size();
    const bool canBeBlocked = position.bag.isEmpty() || seats == 1;
    const auto shownLater = canBeBlocked ? racksShownAfter(lines, at, position.variant()) : ShownRacks(seats);
    const bool hasWords = !position.book->lexicon->isEmpty();
    const bool known = hasWords && (table.isSeeded() || fillIn(position, table, shownLater));
    Generator generator;
    const auto isJudged = [&](EndCondition condition) {
        return condition == EndCondition::Blocked ? known : condition == EndCondition::AllPassed ? !isForeign : true;
    };
    for (const EndCondition condition : position.variant().ends)
        if (isJudged(condition) && holds(condition, position, generator))
            return {condition};
    if (!isForeign && isAtLimit(position, table.turns()))
        return {EndCondition::Limit};
    if (!hasWords || (!known && needsPlays(position)))
        return {std::nullopt, EndCondition::Blocked};
    return {std::nullopt, isForeign ? std::optional(EndCondition::AllPassed) : std::nullopt};
}

// ---- lines that give points outside a turn; see read_game.h for their forms

namespace {

Result<Points> judgeBonus(LineState& state, const GameRecord& record, const RecordEvent& line)
{
    if (!record.isForeign())
        return Error{Fault::NoChallengeBonus};
    if (!state.lastPlay || line.seat != state.table.before().turn || line.score < 0)
        return Error{Fault::BonusWithoutPlay};
    if (!line.rack.empty())
        if (const auto shown = state.table.show(line.seat, line.rack); !shown)
            return shown.error();
    return Points(line.score);
}

Result<Points> judgeTime(const LineState& state, const GameRecord& record, const RecordEvent& line)
{
    if (!record.isForeign() && record.clock.empty())
        return Error{Fault::NoTimePenalty};
    if ((!state.isOver() && !record.isForeign()) || line.score > 0)
        return Error{Fault::TimePenaltyTooEarly};
    return Points(line.score);
}

Result<Points> loss(RecordTable& table, int seat, const Rack& tiles, EndCondition reason)
{
    if (const int held = table.position().seats[seat].rack.size(); tiles.size() != held)
        return Error{Fault::TilesLeftCount, {std::to_string(held), std::to_string(tiles.size())}};
    if (const auto problem = table.show(seat, tiles))
        return *problem;
    return Points(0) - resultOf(table.position(), reason).seats[seat].subtraction;
}

// The bag was empty when the player went out, so the others hold all tiles that are not on the board.
Result<Points> gain(const RecordTable& table, int seat, const Rack& tiles)
{
    const Rack others = table.offBoard();
    if (tiles != others)
        return Error{Fault::TilesLeftOfOthers, {rackText(others, table.position().variant().tiles.alphabet)}};
    Position shared = table.position();
    for (Seat& each : shared.seats)
        each.rack = {};
    shared.seats[(seat + 1) % shared.seatCount()].rack = others; // as if one seat held them all: the sum is the same
    return resultOf(shared, EndCondition::Out).seats[seat].gain;
}

Result<Points> judgeTilesLeft(LineState& state, const GameRecord& record, const RecordEvent& line)
{
    const auto reason = state.endToSettle();
    if (!reason)
        return Error{Fault::TilesLeftTooEarly};
    const Variant& variant = state.position().variant();
    const auto tiles = readTiles(line.tilesLeft(), variant.tiles);
    if (!tiles)
        return tiles.error();
    const auto own = readTiles(line.rack, variant.tiles);
    if (!own)
        return own.error();
    if (!line.rack.empty() && *own != *tiles)
        return Error{Fault::TilesLeftNotOnRack};
    if (state.counted[line.seat] || state.isDouble)
        return Error{Fault::TilesLeftTwice};
    const bool isFirst = !contains(state.counted, true);
    state.counted[line.seat] = true;
    state.isClosed = true;
    if (!gainsByGoingOut(variant) || *reason != EndCondition::Out || !state.position().seats[line.seat].rack.isEmpty())
        return loss(state.table, line.seat, *tiles, *reason);
    const auto points = gain(state.table, line.seat, *tiles);
    state.isDouble = points && record.isForeign() && isFirst && points->value > 0 && line.score == 2 * points->value;
    return state.isDouble ? 2 * *points : points;
}

} // namespace

Result<GameResult> judgeResigned(const LineState& state, const GameRecord& record)
{
    if (record.players.size() != 2)
        return Error{Fault::ResignedOfMany};
    if (state.isOver())
        return Error{Fault::OverAfter, {std::to_string(state.lastTurn)}};
    Position given = state.position();
    given.forfeiter = record.resigned->seat;
    return resultOf(given, EndCondition::Resigned);
}

Result<Points> judgePoints(LineState& state, const GameRecord& record, const RecordEvent& line)
{
    return line.kind == RecordEvent::Kind::TilesLeft        ? judgeTilesLeft(state, record, line)
           : line.kind == RecordEvent::Kind::ChallengeBonus ? judgeBonus(state, record, line)
                                                            : judgeTime(state, record, line);
}

} // namespace storeys
