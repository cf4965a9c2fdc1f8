#pragma once

#include "base/tile.h"
#include "base/units.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

namespace storeys {

// The board seen from above, row by row. Every row has maxSide slots, however wide the board is.
struct Surface
{
    static constexpr int maxSide = 21;

    std::array<Tile, maxSide * maxSide> tops{};
    std::array<std::uint8_t, maxSide * maxSide> heights{};

    [[nodiscard]] static int slot(Square s) { return s.row * maxSide + s.column; }
    [[nodiscard]] static Square squareAt(int slot) { return {slot / maxSide, slot % maxSide}; }
    bool operator==(const Surface&) const = default;
};

// The pieces on the board: each square is empty or has a stack of tiles or a blocker. A value type of about a kilobyte,
// plus one byte per square for each level that was ever covered. At most maxSide rows and columns, and stacks of at
// most maxHeight. Doesn't check whether tiles are allowed where they lie.
class Board
{
public:
    static constexpr int maxSide = Surface::maxSide;
    static constexpr int maxHeight = 9;

    Board() = default;
    Board(int rows, int columns)
        : m_rows(static_cast<std::uint8_t>(rows)), m_columns(static_cast<std::uint8_t>(columns))
    {
        assert(rows >= 1 && rows <= maxSide && columns >= 1 && columns <= maxSide);
    }

    // ---- shape
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] bool contains(Square s) const
    {
        return s.row >= 0 && s.row < m_rows && s.column >= 0 && s.column < m_columns;
    }
    // The number of a square, counted row by row from 0.
    [[nodiscard]] int indexOf(Square s) const { return s.row * m_columns + s.column; }
    [[nodiscard]] Square squareAt(int index) const { return {index / m_columns, index % m_columns}; }
    [[nodiscard]] int squareCount() const { return m_rows * m_columns; }

    // ---- tiles; off the board, height() returns 0 and top() returns no tile
    [[nodiscard]] bool isEmpty() const { return m_tileCount == 0; }
    [[nodiscard]] int tileCount() const { return m_tileCount; }
    // The number of tiles of that kind on the board, covered ones too, without blanks of the reserve.
    [[nodiscard]] int count(int kind) const { return m_counts[kind]; }
    [[nodiscard]] Height height(Square s) const { return Height(contains(s) ? m_surface.heights[slot(s)] : 0); }
    [[nodiscard]] bool isOccupied(Square s) const { return contains(s) && m_surface.heights[slot(s)] > 0; }
    [[nodiscard]] bool hasNeighbour(Square s) const
    {
        return isOccupied({s.row - 1, s.column}) || isOccupied({s.row + 1, s.column})
               || isOccupied({s.row, s.column - 1}) || isOccupied({s.row, s.column + 1});
    }
    [[nodiscard]] Tile top(Square s) const { return contains(s) ? m_surface.tops[slot(s)] : Tile(); }
    [[nodiscard]] const Surface& surface() const { return m_surface; }
    // The tile with `level` tiles below it; `level` must be less than height(s).
    [[nodiscard]] Tile tileAt(Square s, int level) const
    {
        return level + 1 == m_surface.heights[slot(s)] ? m_surface.tops[slot(s)] : m_covered.tiles[placeOf(s, level)];
    }
    // Puts the tile on top of a square of the board that is not yet maxHeight high.
    void put(Square s, Tile tile)
    {
        assert(contains(s) && m_surface.heights[slot(s)] < maxHeight);
        const int level = m_surface.heights[slot(s)]++;
        const Tile below = std::exchange(m_surface.tops[slot(s)], tile);
        if (level > 0)
            cover(placeOf(s, level - 1), below);
        m_counts[tile.kind()] += !tile.isReserve();
        ++m_tileCount;
    }
    // The square must be occupied.
    void removeTop(Square s)
    {
        assert(isOccupied(s));
        const int left = --m_surface.heights[slot(s)];
        const Tile below = left > 0 ? std::exchange(m_covered.tiles[placeOf(s, left - 1)], Tile()) : Tile();
        const Tile taken = std::exchange(m_surface.tops[slot(s)], below);
        m_counts[taken.kind()] -= !taken.isReserve();
        --m_tileCount;
    }

    // ---- blockers
    [[nodiscard]] bool isBlocked(Square s) const { return contains(s) && (m_blockers[s.row] >> s.column & 1); }
    // The blockers of that row; bit n stands for column n.
    [[nodiscard]] std::uint32_t blockersInRow(int row) const { return m_blockers[row]; }
    [[nodiscard]] int blockerCount() const
    {
        int count = 0;
        for (const std::uint32_t row : m_blockers)
            count += std::popcount(row);
        return count;
    }
    // Adds or removes a blocker on a square of the board that has no tile.
    void setBlocker(Square s, bool there)
    {
        assert(contains(s) && !isOccupied(s));
        const std::uint32_t bit = 1u << s.column;
        m_blockers[s.row] = there ? m_blockers[s.row] | bit : m_blockers[s.row] & ~bit;
    }

    bool operator==(const Board&) const = default;

private:
    // Covered tiles, level by level, up to the highest level that was ever covered.
    struct Covered
    {
        std::vector<Tile> tiles;

        // Called only if the surfaces of the two boards are equal, so a level that only one of them has is empty.
        bool operator==(const Covered& other) const
        {
            const auto both = static_cast<std::ptrdiff_t>(std::min(tiles.size(), other.tiles.size()));
            return std::equal(tiles.begin(), tiles.begin() + both, other.tiles.begin());
        }
    };

    [[nodiscard]] static int slot(Square s) { return Surface::slot(s); }
    [[nodiscard]] std::size_t placeOf(Square s, int level) const
    {
        return static_cast<std::size_t>(level * squareCount() + indexOf(s));
    }
    void cover(std::size_t place, Tile tile)
    {
        while (m_covered.tiles.size() <= place)
            [[unlikely]] m_covered.tiles.resize(m_covered.tiles.size() + static_cast<std::size_t>(squareCount()));
        m_covered.tiles[place] = tile;
    }

    Surface m_surface;
    Covered m_covered;
    std::array<std::uint16_t, tileKinds> m_counts{}; // see count(); index: Tile::kind()
    std::array<std::uint32_t, maxSide> m_blockers{}; // index: row
    std::uint8_t m_rows = 0;
    std::uint8_t m_columns = 0;
    int m_tileCount = 0;
};

// The squares that are closed to one seat because they are walls or belong to others, and the start squares, of which
// the seat's first play must cover one. `Lines` is indexed by Direction, then by row or column; bit n stands for the
// nth square of that line, from 0.
struct Territory
{
    using Places = std::uint32_t;
    using Lines = std::array<std::array<Places, Board::maxSide>, 2>;

    Lines closed{};
    Lines starts{};

    [[nodiscard]] bool isClosed(Square s) const { return has(closed, s); }
    [[nodiscard]] bool isStart(Square s) const { return has(starts, s); }
    static void add(Lines& lines, Square s)
    {
        lines[0][s.row] |= Places{1} << s.column;
        lines[1][s.column] |= Places{1} << s.row;
    }

    bool operator==(const Territory&) const = default;

private:
    [[nodiscard]] static bool has(const Lines& lines, Square s) { return lines[0][s.row] >> s.column & 1; }
};

} // namespace storeys
