#include "record/gcg_lookahead.h"

#include "record/tile_text.h"

#include <algorithm>

namespace storeys {

namespace {

using Kind = RecordEvent::Kind;

// Where the seat comes next, it still has the rack that it has now. A line about tiles left that brings points names
// those of others.
std::optional<std::string_view> rackShownBehind(const GameRecord& record, std::size_t at, int seat)
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

} // namespace

bool isWithdrawnNext(const ReadGcg& read, std::size_t at)
{
    const auto& events = read.record.events;
    return at + 1 < events.size() ? events[at + 1].kind == Kind::Withdrawal : read.errorIsWithdrawal;
}

ShownRacks racksShownBehind(const GameRecord& record, std::size_t at, const TileSet& tiles)
{
    ShownRacks racks(record.players.size());
    for (std::size_t seat = 0; seat < racks.size(); ++seat)
        if (const auto text = rackShownBehind(record, at, static_cast<int>(seat)))
            if (const auto rack = readTiles(*text, tiles))
                racks[seat] = *rack;
    return racks;
}

} // namespace storeys
