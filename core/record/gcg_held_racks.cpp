#include "record/gcg_held_racks.h"

#include "record/tile_text.h"

#include <algorithm>

namespace storeys {

namespace {

bool isWithdrawal(const RecordError& error, const ReadGcg& read)
{
    const auto at = std::ranges::find(read.record.events, error.line, &RecordEvent::line);
    return at == read.record.events.end() ? read.errorIsWithdrawal : at->kind == RecordEvent::Kind::Withdrawal;
}

} // namespace

std::optional<RecordError> firstUnreadable(const ReadGcg& read, const TileSet& tiles)
{
    for (const GameRecord::HeldRack& held : read.record.racks) {
        if (held.seat >= static_cast<int>(read.record.players.size()))
            return RecordError{held.line, {Fault::UnknownPlayer, {std::to_string(held.seat + 1)}}};
        if (const auto rack = readTiles(held.tiles, tiles); !rack)
            return RecordError{held.line, rack.error()};
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
                                               const TileSet& tiles)
{
    if (isWithdrawal(error, read))
        return std::nullopt;
    for (const GameRecord::HeldRack& held : read.record.racks) {
        const auto rack = readTiles(held.tiles, tiles);
        if (held.line >= error.line || !rack)
            continue;
        for (const Tile tile : rack->tiles()) {
            if (!offBoard.has(tile))
                return RecordError{held.line, {Fault::TooManyOfTile, {std::string(1, tiles.alphabet.symbolOf(tile))}}};
            offBoard.remove(tile);
        }
    }
    return std::nullopt;
}

} // namespace storeys
