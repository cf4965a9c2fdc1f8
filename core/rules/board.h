#pragma once

#include "base/tile.h"
#include "base/units.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace storeys {

// What is seen of a board from above, row by row, each as long as the longest.
struct Surface
{
    static constexpr int maxSide = 15;

    std::array<Tile, maxSide * maxSide> tops{};
    std::array<std::uint8_t, maxSide * maxSide> heights{};

    [[nodiscard]] static int slot(Square s) { return s.row * maxSide + s.column; }
    [[nodiscard]] static Square squareAt(int slot) { return {slot / maxSide, slot % maxSide}; }
    bool operator==(const Surface&) const = default;
};

// What lies on the table: a stack of tiles on every square, from the bottom up, or a blocker. A value of fixed size; rows and
// columns are at most maxSide, no stack is higher than maxHeight. Whether tiles are allowed where they lie is not its
// business.
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
    // Every square of the board has one number, counted along the rows.
    [[nodiscard]] int indexOf(Square s) const { return s.row * m_columns + s.column; }
    [[nodiscard]] Square squareAt(int index) const { return {index / m_columns, index % m_columns}; }
    [[nodiscard]] int squareCount() const { return m_rows * m_columns; }

    // ---- tiles; height() and top() answer 0 and none off the board
    [[nodiscard]] bool isEmpty() const { return m_tileCount == 0; }
    [[nodiscard]] int tileCount() const { return m_tileCount; }
    // Tiles of a kind that came from the bag, those under others too.
    [[nodiscard]] int count(int kind) const { return m_counts[kind]; }
    [[nodiscard]] Height height(Square s) const { return Height(contains(s) ? m_surface.heights[slot(s)] : 0); }
    [[nodiscard]] bool isOccupied(Square s) const { return contains(s) && m_surface.heights[slot(s)] > 0; }
    [[nodiscard]] Tile top(Square s) const { return contains(s) ? m_surface.tops[slot(s)] : Tile(); }
    [[nodiscard]] const Surface& surface() const { return m_surface; }
    // The tile that lies that many tiles above the board; only below height(s).
    [[nodiscard]] Tile tileAt(Square s, int level) const { return m_stacks[slot(s)][level]; }
    // Only on a square of the board that is not maxHeight high.
    void put(Square s, Tile tile)
    {
        assert(contains(s) && m_surface.heights[slot(s)] < maxHeight);
        m_stacks[slot(s)][m_surface.heights[slot(s)]++] = m_surface.tops[slot(s)] = tile;
        m_counts[tile.kind()] += !tile.isReserve();
        ++m_tileCount;
    }
    // Takes the top tile away; only from an occupied square.
    void removeTop(Square s)
    {
        assert(isOccupied(s));
        const int left = --m_surface.heights[slot(s)];
        Tile& taken = m_stacks[slot(s)][left];
        m_counts[taken.kind()] -= !taken.isReserve();
        taken = Tile();
        m_surface.tops[slot(s)] = left > 0 ? m_stacks[slot(s)][left - 1] : Tile();
        --m_tileCount;
    }

    // ---- blockers
    [[nodiscard]] bool isBlocked(Square s) const { return contains(s) && (m_blockers[s.row] >> s.column & 1); }
    // Of that row; bit n for column n.
    [[nodiscard]] std::uint32_t blockersInRow(int row) const { return m_blockers[row]; }
    [[nodiscard]] int blockerCount() const
    {
        int count = 0;
        for (const std::uint32_t row : m_blockers)
            count += std::popcount(row);
        return count;
    }
    // Puts a blocker there or takes it away; only on a square of the board without a tile.
    void setBlocker(Square s, bool there)
    {
        assert(contains(s) && !isOccupied(s));
        const std::uint32_t bit = 1u << s.column;
        m_blockers[s.row] = there ? m_blockers[s.row] | bit : m_blockers[s.row] & ~bit;
    }

    bool operator==(const Board&) const = default;

private:
    [[nodiscard]] static int slot(Square s) { return Surface::slot(s); }

    std::array<std::array<Tile, maxHeight>, maxSide * maxSide> m_stacks{};
    Surface m_surface;
    std::array<std::uint16_t, tileKinds> m_counts{}; // by Tile::kind()
    std::array<std::uint32_t, maxSide> m_blockers{}; // by row
    std::uint8_t m_rows = 0;
    std::uint8_t m_columns = 0;
    int m_tileCount = 0;
};

} // namespace storeys
