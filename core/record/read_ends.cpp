#include "record/record_follower.h"

#include "record/play_text.h"

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Racks by seat, if the record shows them; perhaps partial or wrong.
using ShownRacks = std::vector<std::optional<Rack>>;

// The text that shows the rack of the seat after event number `at`: on the line of its next turn or of its tiles left,
// else on its #rack line. A line for tiles left that gives points does not count, as it names the tiles of others.
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
    const auto* held = lookUp(record.racks, seat, &GameRecord::HeldRack::seat);
    return held ? std::optional<std::string_view>(held->tiles) : std::nullopt;
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

} // namespace storeys
