#include "rules/tile_set.h"

#include <numeric>

namespace storeys {

int TileSet::total() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

std::vector<Tile> TileSet::all() const
{
    std::vector<Tile> tiles;
    for (int kind = 0; kind < tileKinds; ++kind)
        tiles.insert(tiles.end(), counts[kind], Tile::ofKind(kind));
    return tiles;
}

} // namespace storeys
