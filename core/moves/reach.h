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
// letters). They ask for no word but for the word graph's longest one. For every cell and number of tiles left there is
// the most that crossing words can bring; what the main word can bring is the scoring's own, in MainReach.

// What a rack has to do with it, the same for all lines.
template<class Scoring>
struct RackReach
{
    RackReach(const Scoring& scoring, const Rack& rack) : usable(RackLeft(rack).usable()), size(rack.size())
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

    LetterMask usable;
    int size;
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

template<class Scoring>
class MainReach;

// Heights add up, and every tile put down adds one: with flat words worth more as long as they last.
template<>
class MainReach<StackedScoring>
{
public:
    using Sum = StackedScoring::Sum;
    static constexpr int perTile = 1; // what a tile adds to the main word wherever it is put

    void fill(const StackedScoring& scoring, const RackReach<StackedScoring>& rack, const Line& line)
    {
        m_before[0] = 0;
        m_mostFlat = rack.best();
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
    [[nodiscard]] int most(const Sum& main, int from, int cells, int tiles, int, const RackReach<StackedScoring>&) const
    {
        const int stacked = main.tiles + m_before[from + cells] - m_before[from] + tiles;
        if (main.flat < 0)
            return stacked;
        return std::max(stacked, main.flat + m_mostFlat * std::min(cells, m_flatEnd[from] - from) + tiles);
    }

private:
    int m_mostFlat; // for one tile of a flat word
    std::array<int, Board::maxSide + 1> m_before;  // heights of the cells before
    std::array<int, Board::maxSide + 1> m_flatEnd; // the first cell from here on that makes a word not flat
};

// The values that lie there, the best values of the rack on the best letter premium, all times the word premiums.
template<>
class MainReach<CrosswordScoring>
{
public:
    using Sum = CrosswordScoring::Sum;
    static constexpr int perTile = 0;

    void fill(const CrosswordScoring& scoring, const RackReach<CrosswordScoring>&, const Line& line)
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
    [[nodiscard]] int most(const Sum& main, int from, int cells, int tiles, int left,
                           const RackReach<CrosswordScoring>& rack) const
    {
        int factor = main.factor;
        for (auto rest = m_wordPremiums >> from & ((1u << cells) - 1); rest != 0; rest &= rest - 1)
            factor *= m_factors[from + std::countr_zero(rest)];
        const int kept = m_before[from + cells] - m_before[from];
        return (main.value + kept + rack.worthOf[std::min(left, cells)] * m_letterFactor[from]) * factor + tiles;
    }

private:
    std::array<int, Board::maxSide + 1> m_before;       // values of the cells before
    std::array<int, Board::maxSide + 1> m_letterFactor; // the best from here on
    std::array<int, Board::maxSide> m_factors;          // of the word, by cell
    std::uint32_t m_wordPremiums;                       // bit n for cell n
};

// Both parts for every cell of a line.
template<class Scoring>
class Reach
{
public:
    using Sum = typename Scoring::Sum;

    // The rack must outlive it.
    void fill(const Scoring& scoring, const RackReach<Scoring>& rack, const Line& line)
    {
        m_rack = &rack;
        m_main.fill(scoring, rack, line);
        Gains gains{};
        int coverableCells = 0;
        m_end[line.length] = static_cast<std::int8_t>(line.length);
        m_coverable[line.length] = 0;
        m_tiles[line.length].fill(0);
        for (int i = line.length; i-- > 0;) {
            const Cell& cell = line.cells[i];
            const bool coverable = cell.allowed & rack.usable;
            const bool blocks = cell.topMask == 0 && !coverable;
            m_end[i] = blocks ? static_cast<std::int8_t>(i) : m_end[i + 1];
            if (blocks) {
                gains = {};
                coverableCells = 0;
            } else if (coverable) {
                insert(gains, static_cast<std::int16_t>(MainReach<Scoring>::perTile + cell.crossing.with(rack.best())));
                ++coverableCells;
            }
            m_coverable[i] = static_cast<std::int8_t>(coverableCells);
            addUp(gains, m_tiles[i]);
        }
    }
    // What a play can come to whose cells before `from` are settled, with `left` tiles to put down and words of at most
    // `longest` letters more: its main word and the crossing words to come.
    [[nodiscard]] int most(const Sum& main, int from, int longest, int left) const
    {
        const int cells = std::min<int>(longest, m_end[from] - from);
        const int tiles = m_tiles[from][std::min(left, cells)];
        return m_main.most(main, from, cells, tiles, left, *m_rack);
    }
    // Whether so many tiles can still be put down.
    [[nodiscard]] bool takes(int tiles, int from, int longest) const
    {
        return tiles <= std::min<int>(longest, m_coverable[from]);
    }

private:
    // Of covering cells, the greatest first; sums of the n greatest.
    using Gains = std::array<std::int16_t, Board::maxSide>;
    using Sums = std::array<std::int16_t, Board::maxSide + 1>;

    void insert(Gains& gains, std::int16_t gain) const
    {
        int k = m_rack->size - 1;
        if (gain <= gains[k])
            return;
        for (; k > 0 && gains[k - 1] < gain; --k)
            gains[k] = gains[k - 1];
        gains[k] = gain;
    }
    void addUp(const Gains& gains, Sums& sums) const
    {
        sums[0] = 0;
        for (int k = 0; k < m_rack->size; ++k)
            sums[k + 1] = static_cast<std::int16_t>(sums[k] + gains[k]);
    }

    const RackReach<Scoring>* m_rack = nullptr;
    MainReach<Scoring> m_main;
    std::array<Sums, Board::maxSide + 1> m_tiles;             // of the gains on the cell and behind
    std::array<std::int8_t, Board::maxSide + 1> m_end;        // first cell from there on that no word can go through
    std::array<std::int8_t, Board::maxSide + 1> m_coverable;  // cells from there to that end that can take a tile
};

} // namespace storeys
