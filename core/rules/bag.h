#pragma once

#include "base/alphabet.h"
#include "base/random_source.h"
#include "base/tile.h"
#include "base/units.h"

#include <array>
#include <numeric>
#include <vector>

namespace storeys {

// The tiles of a variant: how many of each kind the bag holds at the start and, if letters have values, what each kind
// is worth.
struct TileSet
{
    Alphabet alphabet;
    std::array<int, tileKinds> counts{};    // index: Tile::kind()
    std::array<Points, tileKinds> values{}; // index: Tile::kind(); 0 if the variant has no values

    [[nodiscard]] bool hasBlanks() const { return counts[Tile::blank().kind()] > 0; }
    [[nodiscard]] int total() const { return std::accumulate(counts.begin(), counts.end(), 0); }
};
// As many tiles of each kind as `counts` says (index: Tile::kind()), ordered by kind.
[[nodiscard]] std::vector<Tile> tilesOf(const std::array<int, tileKinds>& counts);

// The tiles still to be drawn, in drawing order, and the random source for later shuffles. A copy of a bag draws the
// same tiles. The order depends only on the tiles and the seed.
class Bag
{
public:
    Bag() = default;
    // Shuffles these tiles into the bag.
    Bag(std::vector<Tile> tiles, RandomSource random);
    // A bag of which only the size is known. It yields unknown tiles, whatever tiles are put back.
    [[nodiscard]] static Bag ofUnknown(int size);

    [[nodiscard]] int size() const { return static_cast<int>(m_tiles.size()); }
    [[nodiscard]] bool isEmpty() const { return m_tiles.empty(); }
    // The tiles; the last one is drawn next.
    [[nodiscard]] const std::vector<Tile>& tiles() const { return m_tiles; }
    // Removes and returns the next tile; the bag must not be empty.
    Tile draw();
    // Adds `tiles`, then removes the tiles in `out`, which must be in the bag by then, and shuffles the rest.
    void putBack(const std::vector<Tile>& tiles, const std::vector<Tile>& out = {});

    bool operator==(const Bag&) const = default;

private:
    std::vector<Tile> m_tiles;
    RandomSource m_random;
    bool m_isUnknown = false;
};

} // namespace storeys
