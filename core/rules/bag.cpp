#include "rules/bag.h"

#include <cassert>

namespace storeys {

Bag::Bag(std::vector<Tile> tiles, RandomSource random) : m_tiles(std::move(tiles)), m_random(random)
{
    m_random.shuffle(std::span(m_tiles));
}

Tile Bag::draw()
{
    assert(!isEmpty());
    const Tile tile = m_tiles.back();
    m_tiles.pop_back();
    return tile;
}

void Bag::putBack(const std::vector<Tile>& tiles)
{
    for (const Tile tile : tiles)
        m_tiles.push_back(tile.unplayed());
    m_random.shuffle(std::span(m_tiles));
}

} // namespace storeys
