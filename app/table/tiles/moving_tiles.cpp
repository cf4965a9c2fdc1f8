#include "table/tiles/moving_tiles.h"

#include "table/text/square_text.h"

namespace storeys {

namespace {

MovingTile moving(const Position& position, Square square, const QString& tile, int level)
{
    return {position.board.indexOf(square), tile, level};
}

} // namespace

QList<MovingTile> tilesOf(const Turn& play, const Position& position)
{
    QList<MovingTile> tiles;
    for (const PlacedTile& placed : play.placed())
        tiles += moving(position, placed.square, symbolText(position.variant().tiles.alphabet, placed.tile),
                        placed.before.value);
    for (const Event& event : play.events)
        if (const auto* blockers = std::get_if<event::BlockersMoved>(&event.what))
            for (const Square square : blockers->on)
                tiles += moving(position, square, blockerSymbol, 0);
    return tiles;
}

QList<MovingTile> piecesOff(const Turn& play, const Position& position, int seat, const QList<ReserveHeap>& heaps)
{
    QList<MovingTile> pieces;
    const auto collect = [&](Square square, const QString& symbol) {
        MovingTile piece = moving(position, square, symbol, 1);
        for (const ReserveHeap& heap : heaps)
            if (play.seat == seat && heap.symbol == symbol)
                piece.slot = heap.slot;
        pieces += piece;
    };
    for (const Event& event : play.events) {
        if (const auto* collected = std::get_if<event::Collected>(&event.what)) {
            for (int n = 0; n < collected->taken.blanks; ++n)
                collect(collected->square, "*");
            for (int n = 0; n < collected->taken.blockers; ++n)
                collect(collected->square, blockerSymbol);
        }
        if (const auto* blockers = std::get_if<event::BlockersMoved>(&event.what))
            for (const Square square : blockers->off)
                pieces += moving(position, square, blockerSymbol, 0);
    }
    return pieces;
}

QList<MovingTile> tilesSince(const Game& game, std::size_t turn)
{
    QList<MovingTile> tiles;
    for (std::size_t n = turn; n < game.turns().size(); ++n)
        for (const MovingTile& tile : tilesOf(game.turns()[n], game.position())) {
            tiles.removeIf([&](const MovingTile& other) { return other.square == tile.square; });
            if (!game.turns()[n].isWithdrawal())
                tiles += tile;
        }
    return tiles;
}

QList<MovingTile> tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack)
{
    const Alphabet& alphabet = before.position().variant().tiles.alphabet;
    QStringList free = rack;
    QList<MovingTile> tiles;
    for (std::size_t turn = left; turn < before.turns().size(); ++turn)
        for (MovingTile tile : tilesOf(before.turns()[turn], before.position())) {
            const QString held = symbolText(alphabet, tileOfSymbol(alphabet, tile.tile.front()).unplayed());
            if (before.turns()[turn].seat == seat)
                tile.slot = static_cast<int>(free.indexOf(held));
            if (tile.slot >= 0)
                free[tile.slot].clear();
            tiles += tile;
        }
    return tiles;
}

std::optional<PlayStory> changesUndone(const Game& before, std::size_t left)
{
    const auto& turns = before.turns();
    const auto first = std::find_if(turns.begin() + static_cast<std::ptrdiff_t>(left), turns.end(), laidTiles);
    if (first == turns.end())
        return std::nullopt;
    PlayStory story = wordChanges(before, static_cast<std::size_t>(first - turns.begin()), true);
    story.turns = static_cast<int>(turns.size() - left);
    return story;
}

std::optional<PlayStory> changesRedone(const Game& after, std::size_t from)
{
    const auto& turns = after.turns();
    const auto end = turns.rend() - static_cast<std::ptrdiff_t>(from);
    const auto last = std::find_if(turns.rbegin(), end, laidTiles);
    if (last == end)
        return std::nullopt;
    PlayStory story = wordChanges(after, static_cast<std::size_t>(turns.rend() - last) - 1);
    story.turns = static_cast<int>(turns.size() - from);
    return story;
}

} // namespace storeys
