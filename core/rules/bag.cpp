#include "rules/bag.h"

#include <algorithm>
#include <cassert>

namespace storeys {

std::vector<Tile> tilesOf(const std::array<int, tileKinds>& counts)
{
    std::vector<Tile> tiles;
    for (int kind = 0; kind < tileKinds; ++kind)
        tiles.insert(tiles.end(), counts[kind], Tile::ofKind(kind));
    return tiles;
}

Bag::Bag(std::vector<Tile> tiles, RandomSource random) : m_tiles(std::move(tiles)), m_random(random)
{
    m_random.shuffle(std::span(m_tiles));
}

Bag Bag::ofUnknown(int size)
{
    Bag bag;
    bag.m_tiles.assign(size, Tile::unknown());
    bag.m_isUnknown = true;
    return bag;
}

Tile Bag::draw()
{
    assert(!isEmpty());
    const Tile tile = m_tiles.back();
    m_tiles.pop_back();
    return tile;
}

void Bag::putBack(const std::vector<Tile>& tiles, const std::vector<Tile>& out)
{
    for (const Tile tile : tiles)
        m_tiles.push_back(m_isUnknown ? Tile::unknown() : tile.unplayed());
    for (const Tile tile : out)
        m_tiles.erase(std::ranges::find(m_tiles, m_isUnknown ? Tile::unknown() : tile.unplayed()));
    m_random.shuffle(std::span(m_tiles));
}

} // namespace storeys
