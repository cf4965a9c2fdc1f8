#pragma once

#include "moves/line.h"
#include "moves/rack_left.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace storeys {

// What a rack could at most score on a line: bounds that no play exceeds, so that a search for the best plays can turn
// back (the shadow plays of Macondo and MAGPIE, carried over to stacks, where scores hang on heights rather than
// letters). They ask for no word but for the word graph's longest one. For every cell and number of tiles left there is
// the most that crossing words can bring; what the main word can bring is the scoring's own, in MainReach.
template<class Scoring>
class MainReach;

// Heights add up, and every tile put down adds one: with flat words worth more as long as they last.
template<>
class MainReach<StackedScoring>
{
public:
    using Sum = StackedScoring::Sum;
    static constexpr int perTile = 1; // what a tile adds to the main word wherever it is put

    void set(const StackedScoring&, const Rack&, int worth) { m_flatTile = worth; }
    void fill(const StackedScoring& scoring, const Line& line)
    {
        m_before[0] = 0;
        m_mostFlat = m_flatTile;
        for (int i = 0; i < line.length; ++i) {
            m_before[i + 1] = m_before[i] + line.cells[i].height;
            if (line.cells[i].height == 1)
                m_mostFlat = std::max(m_mostFlat, scoring.worth(line.cells[i].top));
        }
        m_flatEnd[line.length] = line.length;
        for (int i = line.length; i-- > 0;)
            m_flatEnd[i] = line.cells[i].height > 1 ? i : m_flatEnd[i + 1];
    }
    // The main word's sum and at most `cells` cells more from `from` on; `tiles`: perTile and crossings of those.
    [[nodiscard]] int most(const Sum& main, int from, int cells, int tiles, int) const
    {
        const int stacked = main.tiles + m_before[from + cells] - m_before[from] + tiles;
        if (main.flat < 0)
            return stacked;
        return std::max(stacked, main.flat + m_mostFlat * std::min(cells, m_flatEnd[from] - from) + tiles);
    }

private:
    int m_flatTile = 0;
    int m_mostFlat = 0; // for one tile of a flat word
    std::array<int, Board::maxSide + 1> m_before; // heights of the cells before
    std::array<int, Board::maxSide + 1> m_flatEnd; // the first cell from here on that makes a word not flat
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
template<>
class MainReach<CrosswordScoring>
{
public:
    using Sum = CrosswordScoring::Sum;
    static constexpr int perTile = 0;

    void set(const CrosswordScoring& scoring, const Rack& rack, int)
    {
        std::array<int, Board::maxSide> values{};
        int count = 0;
        for (const Tile tile : rack.tiles())
            values[count++] = scoring.worth(tile);
        std::sort(values.begin(), values.begin() + count, std::greater());
        m_values[0] = 0;
        for (int k = 0; k < Board::maxSide; ++k)
            m_values[k + 1] = m_values[k] + values[k];
    }
    void fill(const CrosswordScoring& scoring, const Line& line)
    {
        m_before[0] = 0;
        m_letterFactor[line.length] = 1;
        m_wordPremiums = 0;
        for (int i = 0; i < line.length; ++i) {
            const auto& cell = line.cells[i];
            m_before[i + 1] = m_before[i] + (cell.topMask ? scoring.worth(cell.top) : 0);
            m_factors[i] = cell.topMask ? 1 : cell.kind.wordFactor;
            if (m_factors[i] > 1)
                m_wordPremiums |= 1u << i;
        }
        for (int i = line.length; i-- > 0;)
            m_letterFactor[i] = std::max<int>(m_letterFactor[i + 1],
                                              line.cells[i].topMask ? 1 : line.cells[i].kind.letterFactor);
    }
    [[nodiscard]] int most(const Sum& main, int from, int cells, int tiles, int left) const
    {
        int factor = main.factor;
        for (auto rest = m_wordPremiums >> from & ((1u << cells) - 1); rest != 0; rest &= rest - 1)
            factor *= m_factors[from + std::countr_zero(rest)];
        const int kept = m_before[from + cells] - m_before[from];
        return (main.value + kept + m_values[std::min(left, cells)] * m_letterFactor[from]) * factor + tiles;
    }

private:
    std::array<int, Board::maxSide + 1> m_values;       // of the n best tiles of the rack
    std::array<int, Board::maxSide + 1> m_before;       // values of the cells before
    std::array<int, Board::maxSide + 1> m_letterFactor; // the best from here on
    std::array<int, Board::maxSide> m_factors;          // of the word, by cell
    std::uint32_t m_wordPremiums = 0;                   // bit n for cell n
};

// Both parts for every cell of a line.
template<class Scoring>
class Reach
{
public:
    using Sum = typename Scoring::Sum;

    void set(const Scoring& scoring, const Rack& rack)
    {
        m_usable = RackLeft(rack).usable();
        m_rack = rack.size();
        m_worth = 0;
        for (LetterMask rest = m_usable; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const bool own = rack.count(letter) > 0;
            m_worth = std::max(m_worth, scoring.worth(own ? Tile::of(letter) : Tile::blankAs(letter)));
        }
        m_main.set(scoring, rack, m_worth);
    }
    // Follows set(); may be called for one line after the other.
    void fill(const Scoring& scoring, const Line& line)
    {
        m_main.fill(scoring, line);
        Gains gains{};
        m_end[line.length] = static_cast<std::int8_t>(line.length);
        m_tiles[line.length] = {};
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            const bool coverable = cell.allowed & m_usable;
            const bool blocks = cell.topMask == 0 && !coverable;
            m_end[i] = blocks ? static_cast<std::int8_t>(i) : m_end[i + 1];
            if (blocks)
                gains = {};
            else if (coverable)
                insert(gains, static_cast<std::int16_t>(MainReach<Scoring>::perTile + cell.crossing.with(m_worth)));
            m_tiles[i] = sumsOf(gains);
        }
    }
    // What a play can come to whose cells before `from` are settled, with `left` tiles to put down and words of at most
    // `longest` letters more: its main word and the crossing words to come.
    [[nodiscard]] int most(const Sum& main, int from, int longest, int left) const
    {
        const int cells = std::min<int>(longest, m_end[from] - from);
        const int tiles = m_tiles[from][std::min(left, cells)];
        return m_main.most(main, from, cells, tiles, left);
    }

private:
    // Of covering cells, the greatest first; sums of the n greatest.
    using Gains = std::array<std::int16_t, Board::maxSide>;
    using Sums = std::array<std::int16_t, Board::maxSide + 1>;

    void insert(Gains& gains, std::int16_t gain) const
    {
        int k = m_rack - 1;
        if (gain <= gains[k])
            return;
        for (; k > 0 && gains[k - 1] < gain; --k)
            gains[k] = gains[k - 1];
        gains[k] = gain;
    }
    [[nodiscard]] Sums sumsOf(const Gains& gains) const
    {
        Sums sums;
        sums[0] = 0;
        for (int k = 0; k < m_rack; ++k)
            sums[k + 1] = static_cast<std::int16_t>(sums[k] + gains[k]);
        return sums;
    }

    MainReach<Scoring> m_main;
    int m_worth = 0; // of the best tile of the rack
    LetterMask m_usable = 0;
    int m_rack = 0;
    std::array<Sums, Board::maxSide + 1> m_tiles;       // of the gains on the cell and behind
    std::array<std::int8_t, Board::maxSide + 1> m_end;  // first cell from there on that no word can go through
};

} // namespace storeys
