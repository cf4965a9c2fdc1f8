#pragma once

#include "base/alphabet.h"
#include "base/random_source.h"
#include "base/tile.h"
#include "base/units.h"

#include <array>
#include <vector>

namespace storeys {

// The tiles of a variant: how many of each kind the bag starts with and, where letters have values, what each is worth.
struct TileSet
{
    Alphabet alphabet;
    std::array<int, tileKinds> counts{};    // by Tile::kind()
    std::array<Points, tileKinds> values{}; // by Tile::kind(); 0 where the variant has no values

    [[nodiscard]] bool hasBlanks() const { return counts[Tile::blank().kind()] > 0; }
    [[nodiscard]] int total() const;
    // Every tile once, in order of kind.
    [[nodiscard]] std::vector<Tile> all() const;
};

// The tiles still to be drawn, in the order in which they will come, with the random source of every later reshuffle:
// a copy of a bag draws the same tiles. The order follows from the tiles and the seed alone.
class Bag
{
public:
    Bag() = default;
    // Holds these tiles, shuffled.
    Bag(std::vector<Tile> tiles, RandomSource random);
    // One of which only the size is known: it gives unknown tiles, whatever is put back.
    [[nodiscard]] static Bag ofUnknown(int size);

    [[nodiscard]] int size() const { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] bool isEmpty() const { return m_tiles.empty(); }
    // The last is drawn next.
    [[nodiscard]] const std::vector<Tile>& tiles() const { return m_tiles; }
    // Only from a bag that is not empty.
    Tile draw();
    // Puts tiles back and shuffles all; before that takes `out` out, which must be among them.
    void putBack(const std::vector<Tile>& tiles, const std::vector<Tile>& out = {});

    bool operator==(const Bag&) const = default;

private:
    std::vector<Tile> m_tiles; // the last is drawn next
    RandomSource m_random;
    bool m_isUnknown = false;
};

} // namespace storeys
