#pragma once

#include "base/units.h"
#include "moves/generator.h"
#include "moves/left_parts.h"
#include "rules/rack.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace storeys {

// The value of every set of tiles that a play may leave on the rack. The caller sets the values through ofSet(). For
// racks of up to mostTiles tiles; larger ones have too many sets.
class WorthOfLeft
{
public:
    static constexpr int mostTiles = 8;

    [[nodiscard]] static bool fits(const Rack& rack) { return rack.size() <= mostTiles && rack.unknown() == 0; }

    explicit WorthOfLeft(const Rack& rack)
        : m_tiles(rack), m_size(rack.size()), m_letters((1u << (rack.size() - rack.count(Tile::blank().kind()))) - 1),
          m_blanksFrom(16 - rack.size())
    {}

    // In a set, bit n stands for tile n of Rack::tiles(). Without blanks on the rack these are the bits of RackLeft.
    [[nodiscard]] Billionths& ofSet(std::uint32_t set) { return m_bySet[set]; }
    [[nodiscard]] Billionths ofSet(std::uint32_t set) const { return m_bySet[set]; }
    // The value of the tiles left, given as RackLeft::tiles, where blanks count from bit 15 down.
    [[nodiscard]] Billionths of(std::uint32_t tiles) const
    {
        return m_bySet[(tiles & m_letters) | (tiles >> m_blanksFrom & ~m_letters)];
    }
    // The value of the tiles left on the rack after the play; reserve blanks in the play do not come from the rack.
    [[nodiscard]] Billionths after(const FoundPlay& play) const
    {
        RackLeft left = m_tiles.all();
        play.forEachPlaced([&](Square, Tile tile) {
            if (!tile.isReserve())
                left = tile.isBlank() ? m_tiles.withoutBlank(left) : m_tiles.without(left, tile.letter());
        });
        return of(left.tiles);
    }

    // For each number of tiles left, the highest value of a set of this size, in points, rounded up.
    [[nodiscard]] std::array<int, mostTiles + 1> mostPoints() const
    {
        std::array<Billionths, mostTiles + 1> most;
        most.fill(std::numeric_limits<Billionths>::min());
        for (std::uint32_t set = 0; set < 1u << m_size; ++set)
            most[std::popcount(set)] = std::max(most[std::popcount(set)], m_bySet[set]);
        std::array<int, mostTiles + 1> points{};
        for (int size = 0; size <= m_size; ++size)
            points[size] = static_cast<int>(std::ceil(inPoints(most[size])));
        return points;
    }

private:
    RackTiles m_tiles;
    int m_size;
    std::uint32_t m_letters; // the set, as in ofSet(), of all tiles of the rack but its blanks
    int m_blanksFrom;        // by how many bits blanks move down from RackLeft to a set
    std::array<Billionths, 1u << mostTiles> m_bySet;
};

} // namespace storeys
