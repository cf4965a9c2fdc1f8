#include "table/view/moving_tiles.h"

#include "table/view/game_rows.h"
#include "table/view/word_changes.h"

namespace storeys {

namespace {

// A blank lies there as the letter that it stands for, and has none on the rack.
QString onRack(const QString& symbol, const Alphabet& alphabet)
{
    return symbolText(alphabet, tileOfSymbol(alphabet, symbol.front()).unplayed());
}

QVariantMap numbered(QVariantMap change, std::size_t turns)
{
    if (!change.isEmpty())
        change["turns"] = static_cast<int>(turns);
    return change;
}

QVariantMap moved(const Position& position, Square square, const QString& tile, int level)
{
    return {{"square", position.board.indexOf(square)}, {"tile", tile}, {"level", level}};
}

} // namespace

QVariantList tilesOf(const Turn& play, const Position& position)
{
    QVariantList tiles;
    for (const PlacedTile& placed : play.placed())
        tiles += moved(position, placed.square, symbolText(position.variant().tiles.alphabet, placed.tile),
                       placed.before.value);
    for (const Event& event : play.events)
        if (const auto* blockers = std::get_if<event::BlockersMoved>(&event.what))
            for (const Square square : blockers->on)
                tiles += moved(position, square, blockerSymbol, 0);
    return tiles;
}

QVariantList piecesOff(const Turn& play, const Position& position, int seat, const QList<ReserveHeap>& heaps)
{
    QVariantList pieces;
    const auto collect = [&](Square square, const QString& symbol) {
        QVariantMap piece = moved(position, square, symbol, 1);
        for (const ReserveHeap& heap : heaps)
            if (play.seat == seat && heap.symbol == symbol)
                piece["slot"] = heap.slot;
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
                pieces += moved(position, square, blockerSymbol, 0);
    }
    return pieces;
}

QVariantList tilesSince(const Game& game, std::size_t turn)
{
    QVariantList tiles;
    for (std::size_t n = turn; n < game.turns().size(); ++n)
        for (const QVariant& tile : tilesOf(game.turns()[n], game.position())) {
            const QVariant square = tile.toMap().value("square");
            tiles.removeIf([&](const QVariant& other) { return other.toMap().value("square") == square; });
            tiles += tile;
        }
    return tiles;
}

QVariantList tilesUndone(const Game& before, std::size_t left, int seat, const QStringList& rack)
{
    QStringList free = rack;
    QVariantList tiles;
    for (std::size_t turn = left; turn < before.turns().size(); ++turn)
        for (const QVariant& placed : tilesOf(before.turns()[turn], before.position())) {
            QVariantMap tile = placed.toMap();
            const QString held = onRack(tile["tile"].toString(), before.position().variant().tiles.alphabet);
            const auto slot = before.turns()[turn].seat == seat ? free.indexOf(held) : -1;
            if (slot >= 0) {
                free[slot].clear();
                tile["slot"] = static_cast<int>(slot);
            }
            tiles += tile;
        }
    return tiles;
}

QVariantMap changesUndone(const Game& before, std::size_t left)
{
    QVariantMap change;
    for (std::size_t turn = left; turn < before.turns().size() && change.isEmpty(); ++turn)
        change = wordChanges(before, turn, true);
    return numbered(change, before.turns().size() - left);
}

QVariantMap changesRedone(const Game& after, std::size_t from)
{
    QVariantMap change;
    for (std::size_t turn = after.turns().size(); turn > from && change.isEmpty(); --turn)
        change = wordChanges(after, turn - 1);
    return numbered(change, after.turns().size() - from);
}

} // namespace storeys
