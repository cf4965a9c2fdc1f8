#pragma once

#include "base/units.h"
#include "moves/left_parts.h"
#include "rules/rack.h"

#include <array>
#include <bit>
#include <cstdint>

namespace storeys {

// What the tiles that a play leaves on the rack are worth, for every set of them. For racks of up to mostTiles tiles;
// larger ones have too many sets.
class WorthOfLeft
{
public:
    static constexpr int mostTiles = 8;

    [[nodiscard]] static bool fits(const Rack& rack) { return rack.size() <= mostTiles && rack.unknown() == 0; }

    explicit WorthOfLeft(const Rack& rack)
        : m_letters((1u << (rack.size() - rack.count(Tile::blank().kind()))) - 1), m_blanksFrom(16 - rack.size())
    {}

    // The sets have bit n for tile n of Rack::tiles().
    [[nodiscard]] Millionths& ofSet(std::uint32_t set) { return m_bySet[set]; }
    [[nodiscard]] Millionths ofSet(std::uint32_t set) const { return m_bySet[set]; }
    // `tiles` as in RackLeft, where blanks count from bit 15 down.
    [[nodiscard]] Millionths of(std::uint32_t tiles) const
    {
        return m_bySet[(tiles & m_letters) | (tiles >> m_blanksFrom & ~m_letters)];
    }

private:
    std::uint32_t m_letters; // the set of all letters of the rack
    int m_blanksFrom;        // how far blanks move from their bits in RackLeft to those in a set
    std::array<Millionths, 1u << mostTiles> m_bySet;
};

} // namespace storeys
