#include "record/gcg_ending.h"

#include "moves/generator.h"

namespace storeys {

namespace {

// All known tiles of the part.
bool contains(const Rack& whole, const Rack& part)
{
    for (int kind = 0; kind < tileKinds; ++kind)
        if (part.count(kind) > whole.count(kind))
            return false;
    return true;
}

// Fills in the racks that are not known. False if some stay so, or the box can't hold them all. With an empty bag the
// last one holds what is left.
bool fillIn(Position& position, const RecordTable& table, const ShownRacks& shownLater)
{
    Rack rest = table.offBoard();
    Rack* last = nullptr;
    for (std::size_t seat = 0; seat < position.seats.size(); ++seat) {
        Rack& rack = position.seats[seat].rack;
        const auto& later = shownLater[seat];
        if (later && later->size() == rack.size() && contains(*later, rack))
            rack = *later;
        if (rack.unknown() > 0) {
            if (last)
                return false;
            last = &rack;
            continue;
        }
        if (!contains(rest, rack))
            return false;
        for (const Tile tile : rack.tiles())
            rest.remove(tile);
    }
    if (!last)
        return true;
    const bool isRest = rest.size() == last->size() && contains(rest, *last);
    if (isRest)
        *last = rest;
    return isRest;
}

} // namespace

RecordEnding endingOf(const RecordTable& table, const ShownRacks& shownLater)
{
    Position position = table.position();
    const bool known = table.isSeeded() || fillIn(position, table, shownLater);
    Generator generator;
    for (const EndCondition condition : position.variant().ends)
        if ((known || condition != EndCondition::Blocked) && holds(condition, position, generator))
            return {condition, false};
    return {std::nullopt, !known && needsPlays(position)};
}

} // namespace storeys
