#pragma once

#include "moves/lanes.h"
#include "moves/line.h"
#include "rules/scoring.h"

#include <array>
#include <cstdint>

namespace storeys {

// ---- what a play scores

// What a play comes to while a search puts it together cell by cell: its main word and the words that cross it, without
// the bonus for all tiles. Numbers that are only ever added lie side by side in one machine word, so that a cell adds
// them all at once.
template<class Scoring>
class RunningScore;

template<>
class RunningScore<StackedScoring>
{
public:
    // What a cell adds, made once with the cell.
    struct CellScore
    {
        std::int64_t kept = 0;     // if its top is kept
        std::int64_t put = 0;      // if a tile worth nothing is put there
        std::int64_t perWorth = 0; // and for every point that the tile is worth
    };
    // `crossing`: of the word that crosses there; no top where the height is 0.
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

    // Without a branch, for where nobody can tell beforehand.
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
    // Crossing points in the lowest bits, then tiles, and on top what can be below zero.
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
        int factor = 1; // if a tile is put there
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
    // For a tile put down as if there were no premium: as it is on that kind of square.
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
    // Crossing points in the upper half.
    [[nodiscard]] static std::int64_t packed(int value, int crossing) { return value + (std::int64_t{crossing} << 32); }

    std::int64_t m_all = 0;
    int m_factor = 1;
};

// ---- a line with what its cells bring

// What the cells of a line can bring at most, kept or covered, as far as no rack has to do with it; see shadow_bound.h.
template<class Scoring>
struct CellBounds;

template<>
struct CellBounds<StackedScoring>
{
    using Cells = Lanes<24>; // a number for every cell

    // What makes a way that can't be gone worth little. Lanes hold the sums, up to the most that the variant reader
    // allows; where so much is to be had that a way looks possible, the bound is only looser.
    static constexpr int none = -1000;

    Cells keptStacked = Cells::of(0); // points in a word that is not flat
    Cells keptFlat = Cells::of(0);    // in a flat word
    Cells putStacked = Cells::of(0);  // with the crossing word's, but for what the worth of the tile adds
    Cells putFlat = Cells::of(0);
    Cells perWorth = Cells::of(0); // what the crossing word adds for every point that the tile is worth

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

// A line with what its cells bring.
template<class Scoring>
struct ScoredLine : Line
{
    std::array<typename RunningScore<Scoring>::CellScore, Board::maxSide> cellScores;
    CellBounds<Scoring> most;

    // The cell is made; `crossing`: of the word that crosses it.
    void score(int at, const Scoring& scoring, CrossingPoints crossing)
    {
        const Cell& cell = cells[at];
        cellScores[at] =
            RunningScore<Scoring>::cellScoreOf(scoring, cell.top, Height(cell.height), kinds[at], crossing);
        most.set(at, scoring, cell, crossing);
    }
};

} // namespace storeys
