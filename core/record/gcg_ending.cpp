#include "record/gcg_ending.h"

#include "moves/generator.h"

namespace storeys {

namespace {

bool contains(const Rack& whole, const Rack& part)
{
    for (int kind = 0; kind < tileKinds; ++kind)
        if (part.count(kind) > whole.count(kind))
            return false;
    return true;
}

// What is known of a rack when all of it is.
std::optional<Rack> wholeRack(const RecordTable& table, int seat, const std::optional<Rack>& shownLater)
{
    const Rack& known = table.position().seats[seat].rack;
    if (known.size() == table.tilesHeld(seat))
        return known;
    if (shownLater && shownLater->size() == table.tilesHeld(seat) && contains(*shownLater, known))
        return shownLater;
    return std::nullopt;
}

// Gives every seat as many tiles as it holds: the right ones where they are known. False if some are not. With an empty
// bag the last rack that is not known holds what is left.
bool fillIn(Position& position, const RecordTable& table, const ShownRacks& shownLater)
{
    Rack rest = table.offBoard();
    bool fits = true;
    std::vector<int> unknown;
    for (int seat = 0; seat < static_cast<int>(position.seats.size()); ++seat) {
        const auto rack = wholeRack(table, seat, shownLater[seat]);
        position.seats[seat].rack = rack.value_or(Rack(std::vector<Tile>(table.tilesHeld(seat), Tile::of(0))));
        if (!rack)
            unknown.push_back(seat);
        else if (fits = fits && contains(rest, *rack); fits)
            for (const Tile tile : rack->tiles())
                rest.remove(tile);
    }
    if (!fits || unknown.empty())
        return fits;
    const int last = unknown[0];
    if (unknown.size() > 1 || rest.size() != table.tilesHeld(last)
        || !contains(rest, table.position().seats[last].rack))
        return false;
    position.seats[last].rack = rest;
    return true;
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
