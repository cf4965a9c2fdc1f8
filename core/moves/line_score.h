#pragma once

#include "moves/lanes.h"
#include "moves/line.h"
#include "rules/scoring.h"

#include <array>
#include <cstdint>

namespace storeys {

// ---- what a play scores

// The score of a play while a search builds it cell by cell: its main word and the crossing words, without the bonus
// for playing all tiles. Numbers that are only added are packed into one machine word, so that one addition adds a
// cell.
template<class Scoring>
class RunningScore;

template<>
class RunningScore<StackedScoring>
{
public:
    // The packed points that a cell adds, computed once per cell.
    struct CellScore
    {
        std::int64_t kept = 0;     // added if no tile is put on the cell
        std::int64_t put = 0;      // added if a tile worth nothing is put on it
        std::int64_t perWorth = 0; // added to `put` for each point that the tile is worth
    };
    // `crossing` is the score of the word that crosses at the cell; if the height is 0 there is no top.
    [[nodiscard]] static CellScore cellScoreOf(const StackedScoring& scoring, Tile top, Height height, SquareKind,
                                               CrossingPoints crossing)
    {
        StackedScoring::Sum kept, put;
        if (height.value > 0)
            scoring.keep(kept, top, height);
        const bool staysFlat = height.value == 0;
        put.tiles = height.value + 1;
        put.flat = staysFlat ? 0 : StackedScoring::notFlat;
        return {packed(kept, 0), packed(put, crossing.base), packed({0, staysFlat}, crossing.perWorth)};
    }

    // Adds the cell, with a tile put on it or its top kept. Has no branch, as the processor could not predict `put`.
    void add(const CellScore& cellScore, bool put, int worth)
    {
        m_all += cellScore.kept + ((cellScore.put + cellScore.perWorth * worth - cellScore.kept) & -std::int64_t{put});
    }
    void keep(const CellScore& cellScore) { m_all += cellScore.kept; }
    void put(const CellScore& cellScore, int worth) { m_all += cellScore.put + cellScore.perWorth * worth; }

    [[nodiscard]] int points(const StackedScoring& scoring) const
    {
        return scoring.points({static_cast<int>(m_all >> tilesFrom & 0xffff), static_cast<int>(m_all >> flatFrom)})
               + static_cast<int>(m_all & 0xffffff);
    }

private:
    // m_all holds, from the lowest bits up: crossing points, Sum::tiles, and Sum::flat, which can be negative.
    static constexpr int tilesFrom = 24;
    static constexpr int flatFrom = 40;
    [[nodiscard]] static std::int64_t packed(StackedScoring::Sum sum, int crossing)
    {
        return (std::int64_t{sum.flat} << flatFrom) + (std::int64_t{sum.tiles} << tilesFrom) + crossing;
    }

    std::int64_t m_all = 0;
};

template<>
class RunningScore<CrosswordScoring>
{
public:
    struct CellScore
    {
        std::int64_t kept = 0;
        std::int64_t put = 0;
        std::int64_t perWorth = 0;
        int factor = 1; // word factor, if a tile is put on the cell
    };
    [[nodiscard]] static CellScore cellScoreOf(const CrosswordScoring& scoring, Tile top, Height height,
                                               SquareKind kind, CrossingPoints crossing)
    {
        return {packed(height.value > 0 ? scoring.worth(top) : 0, 0), packed(0, crossing.base),
                packed(kind.letterFactor, crossing.perWorth), kind.wordFactor};
    }

    void add(const CellScore& cellScore, bool put, int worth)
    {
        m_all += cellScore.kept + ((cellScore.put + cellScore.perWorth * worth - cellScore.kept) & -std::int64_t{put});
        m_factor *= put ? cellScore.factor : 1;
    }
    void keep(const CellScore& cellScore) { m_all += cellScore.kept; }
    void put(const CellScore& cellScore, int worth)
    {
        m_all += cellScore.put + cellScore.perWorth * worth;
        m_factor *= cellScore.factor;
    }
    // Adds the premium of the square to a tile that was added without it.
    void addPremium(SquareKind kind, int worth)
    {
        m_all += worth * (kind.letterFactor - 1);
        m_factor *= kind.wordFactor;
    }

    [[nodiscard]] int points(const CrosswordScoring& scoring) const
    {
        return scoring.points({static_cast<int>(m_all & 0xffffffff), m_factor}) + static_cast<int>(m_all >> 32);
    }

private:
    // The crossing points go into the upper half, the main word's points before word factors into the lower half.
    [[nodiscard]] static std::int64_t packed(int value, int crossing) { return value + (std::int64_t{crossing} << 32); }

    std::int64_t m_all = 0;
    int m_factor = 1;
};

// ---- a line with the points of its cells

// Upper bounds for the points that each cell of a line adds if its top is kept or covered, as far as they don't depend
// on the rack; see shadow_bound.h.
template<class Scoring>
struct CellBounds;

template<>
struct CellBounds<StackedScoring>
{
    using Cells = Lanes<24>; // one number for each cell

    // Stands for an impossible case, low enough to lose against possible ones. If the points of other cells make up for
    // it, the bound is higher than needed but still valid. Lanes (16 bits) can hold the largest sums that the variant
    // reader allows.
    static constexpr int none = -1000;

    Cells keptStacked = Cells::of(0); // points of the cell's stack, if kept, in a word with a stack
    Cells keptFlat = Cells::of(0);    // points of the cell's tile, if kept, in a flat word
    Cells putStacked = Cells::of(0);  // points of the cell's stack with a tile put on it and of the crossing word,
                                      // without what depends on the tile's worth
    Cells putFlat = Cells::of(0);
    Cells perWorth = Cells::of(0); // the factor of the worth of a tile put there, in the points of the crossing word

    void set(int at, const StackedScoring& scoring, const Cell& cell, CrossingPoints crossing)
    {
        keptStacked.set(at, cell.height > 0 ? cell.height * scoring.stackedTile() : none);
        keptFlat.set(at, cell.height == 1 ? scoring.worth(cell.top) : none);
        putStacked.set(at, crossing.base + (cell.height + 1) * scoring.stackedTile());
        putFlat.set(at, cell.height == 0 ? crossing.base : none);
        perWorth.set(at, crossing.perWorth);
    }
};

template<>
struct CellBounds<CrosswordScoring>
{
    std::array<CrossingPoints, Board::maxSide> crossing;

    void set(int at, const CrosswordScoring&, const Cell&, CrossingPoints points) { crossing[at] = points; }
};

template<class Scoring>
struct ScoredLine : Line
{
    std::array<typename RunningScore<Scoring>::CellScore, Board::maxSide> cellScores;
    CellBounds<Scoring> most;

    // Sets the points of a cell whose other fields are set; `crossing` is the score of its crossing word.
    void score(int at, const Scoring& scoring, CrossingPoints crossing)
    {
        const Cell& cell = cells[at];
        cellScores[at] =
            RunningScore<Scoring>::cellScoreOf(scoring, cell.top, Height(cell.height), kinds[at], crossing);
        most.set(at, scoring, cell, crossing);
    }
};

} // namespace storeys
