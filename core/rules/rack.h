#pragma once

#include "base/tile.h"

#include <array>
#include <cstdint>
#include <vector>

namespace storeys {

// The tiles a player holds, as counts: the order in which they lie is the player's own and no business of the rules.
class Rack
{
public:
    Rack() = default;
    explicit Rack(const std::vector<Tile>& tiles)
    {
        for (const Tile tile : tiles)
            add(tile);
    }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] int count(int kind) const { return m_counts[kind]; }
    // A played blank counts as the blank it was on the rack.
    [[nodiscard]] bool has(Tile tile) const { return m_counts[tile.kind()] > 0; }
    // The letters held; a blank is none of them.
    [[nodiscard]] LetterMask letters() const
    {
        LetterMask mask = 0;
        for (int kind = 0; kind < maxLetters; ++kind)
            if (m_counts[kind] > 0)
                mask |= maskOf(static_cast<Letter>(kind));
        return mask;
    }
    // In order of kind.
    [[nodiscard]] std::vector<Tile> tiles() const
    {
        std::vector<Tile> tiles;
        for (int kind = 0; kind < tileKinds; ++kind)
            tiles.insert(tiles.end(), m_counts[kind], Tile::ofKind(kind));
        return tiles;
    }

    void add(Tile tile) { ++m_counts[tile.kind()], ++m_size; }
    // Only a tile that is there.
    void remove(Tile tile) { --m_counts[tile.kind()], --m_size; }

    bool operator==(const Rack&) const = default;

private:
    std::array<std::uint8_t, tileKinds> m_counts{};
    int m_size = 0;
};

} // namespace storeys
