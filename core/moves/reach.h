#pragma once

#include "moves/line.h"
#include "moves/rack_left.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

namespace storeys {

// What a rack could at most score on a line: bounds that no play exceeds, so that a search for the best plays can turn
// back (the shadow plays of Macondo and MAGPIE, carried over to stacks, where scores hang on heights rather than
// letters). They ask for no word: of all ways to keep and cover the cells from one cell on with at most so many tiles,
// up to where a word can end, they know what the best brings. Filled from the end of the line, each cell from the one
// behind it.
template<class Scoring>
class Reach;

// What a rack has to do with it, the same for all lines.
template<class Scoring>
struct RackReach
{
    // `bonus`: for all tiles of the rack at once.
    RackReach(const Scoring& scoring, const Rack& rack, int allTilesBonus)
        : usable(RackLeft(rack).usable()), size(rack.size()), bonus(allTilesBonus)
    {
        std::array<int, Board::maxSide> worths{};
        int count = 0;
        for (const Tile tile : rack.tiles())
            worths[count++] = tile.isBlank() ? worthOfBlank(scoring) : scoring.worth(tile);
        std::sort(worths.begin(), worths.begin() + count, std::greater());
        for (int k = 0; k < Board::maxSide; ++k)
            worthOf[k + 1] = worthOf[k] + worths[k];
    }
    [[nodiscard]] int best() const { return worthOf[1]; }
    [[nodiscard]] bool covers(const Cell& cell) const { return cell.allowed & usable; }

    LetterMask usable;
    int size;
    int bonus;
    std::array<int, Board::maxSide + 1> worthOf{}; // the n best tiles together

private:
    [[nodiscard]] static int worthOfBlank(const Scoring& scoring)
    {
        int worth = 0;
        for (int letter = 0; letter < maxLetters; ++letter)
            worth = std::max(worth, scoring.worth(Tile::blankAs(static_cast<Letter>(letter))));
        return worth;
    }
};

// Heights add up, and every tile put down adds one; words that stay flat are counted beside them.
template<>
class Reach<StackedScoring>
{
public:
    using Sum = StackedScoring::Sum;

    void fill(const StackedScoring& scoring, const RackReach<StackedScoring>& rack, const Line& line)
    {
        m_stackedTile = scoring.stackedTile();
        m_stacked[line.length].fill(none);
        m_flat[line.length].fill(none);
        Row stop{none}; // a word may end; with no tile left all are put down
        stop[1] = static_cast<std::int16_t>(rack.bonus);
        Row stopOrStacked, stopOrFlat;
        const Row* stacked = &stop;
        const Row* flat = &stop;
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            const int crossing = rack.covers(cell) ? cell.crossing.with(rack.best()) : none;
            const int covered = crossing + (cell.height + 1) * m_stackedTile;
            if (cell.height > 0) {
                goOn(m_stacked[i], *stacked, cell.height * m_stackedTile, covered);
                goOn(m_flat[i], *flat, cell.height == 1 ? scoring.worth(cell.top) : none, none);
                stacked = &m_stacked[i];
                flat = &m_flat[i];
            } else {
                goOn(m_stacked[i], *stacked, none, covered);
                goOn(m_flat[i], *flat, none, crossing + rack.best());
                stacked = &better(stopOrStacked, m_stacked[i], stop);
                flat = &better(stopOrFlat, m_flat[i], stop);
            }
        }
    }
    // What a play can come to whose cells before `from` are settled, with `left` tiles to put down: what its main word
    // has so far, and what the cells from there on and their crossing words can bring. The word goes on.
    [[nodiscard]] int most(const Sum& main, int from, int left) const
    {
        return std::max(main.tiles * m_stackedTile + m_stacked[from][left + 1], main.flat + m_flat[from][left + 1]);
    }

private:
    // Points, at n + 1 with n tiles left; at 0 what can be covered without a tile: nothing.
    using Row = std::array<std::int16_t, Board::maxSide + 2>;
    static constexpr std::int16_t none = -1000; // far less than any play needs, and 15 times that is still in range

    // The cell is kept or covered, one tile less for covering; then comes the rest. Compilers do all numbers of tiles
    // at once, but only where this stands by itself.
    [[gnu::noinline]] static void goOn(Row& row, const Row& rest, int keep, int cover)
    {
        row[0] = none;
        for (std::size_t n = 1; n < row.size(); ++n) {
            const auto kept = static_cast<std::int16_t>(rest[n] + keep);
            const auto covered = static_cast<std::int16_t>(rest[n - 1] + cover);
            row[n] = kept > covered ? kept : covered;
        }
    }
    [[gnu::noinline]] static const Row& better(Row& row, const Row& one, const Row& other)
    {
        for (std::size_t n = 0; n < row.size(); ++n)
            row[n] = one[n] > other[n] ? one[n] : other[n];
        return row;
    }

    int m_stackedTile = 1;
    std::array<Row, Board::maxSide + 1> m_stacked; // by cell
    std::array<Row, Board::maxSide + 1> m_flat;
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
// Nothing is covered but empty cells, so tiles left decide how far a word can go, and the farthest brings most.
template<>
class Reach<CrosswordScoring>
{
public:
    using Sum = CrosswordScoring::Sum;

    void fill(const CrosswordScoring& scoring, const RackReach<CrosswordScoring>& rack, const Line& line)
    {
        Ways stop; // a word may end; with no tile left all are put down
        stop[0].gain = static_cast<std::int16_t>(rack.bonus);
        m_ways[line.length] = stop;
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            const Ways& rest = m_ways[i + 1];
            Ways& ways = m_ways[i];
            if (cell.topMask != 0) {
                for (int left = 0; left <= rack.size; ++left)
                    ways[left] = kept(rest[left], scoring.worth(cell.top));
            } else if (rack.covers(cell)) {
                ways[0] = stop[0];
                for (int left = 1; left <= rack.size; ++left)
                    ways[left] = covered(rest[left - 1], cell, rack);
            } else {
                ways = stop;
            }
        }
    }
    // As for the stacking games.
    [[nodiscard]] int most(const Sum& main, int from, int left) const
    {
        const Way& way = m_ways[from][left];
        return (main.value + way.value) * main.factor * way.factor + way.gain;
    }

private:
    struct Way
    {
        std::int16_t kept = 0;  // values that lie there
        std::int16_t value = 0; // those and the rack's on their premiums
        std::int16_t factor = 1;
        std::int16_t gain = 0;  // crossing words and bonus
        std::int8_t tiles = 0;  // put down
        std::int8_t letterFactor = 1;
    };
    using Ways = std::array<Way, Board::maxSide + 1>; // by tiles left

    [[nodiscard]] static Way kept(Way way, int worth)
    {
        way.kept = static_cast<std::int16_t>(way.kept + worth);
        way.value = static_cast<std::int16_t>(way.value + worth);
        return way;
    }
    [[nodiscard]] static Way covered(Way way, const Cell& cell, const RackReach<CrosswordScoring>& rack)
    {
        ++way.tiles;
        way.letterFactor = std::max(way.letterFactor, static_cast<std::int8_t>(cell.kind.letterFactor));
        way.value = static_cast<std::int16_t>(way.kept + rack.worthOf[way.tiles] * way.letterFactor);
        way.factor = static_cast<std::int16_t>(way.factor * cell.kind.wordFactor);
        way.gain = static_cast<std::int16_t>(way.gain + cell.crossing.with(rack.best()));
        return way;
    }

    std::array<Ways, Board::maxSide + 1> m_ways; // by cell
};

} // namespace storeys
