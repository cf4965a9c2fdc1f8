#pragma once

#include "moves/lanes.h"
#include "moves/line.h"
#include "moves/tally.h"

#include <array>

namespace storeys {

// What the cells of a line can bring at most, kept or covered, as far as no rack has to do with it; see reach.h.
template<class Scoring>
struct MostOfCells;

template<>
struct MostOfCells<StackedScoring>
{
    using Cells = Lanes<16>; // a number for every cell

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
struct MostOfCells<CrosswordScoring>
{
    std::array<CrossingPoints, Board::maxSide> crossing;

    void set(int at, const CrosswordScoring&, const Cell&, CrossingPoints points) { crossing[at] = points; }
};

// A line with what its cells bring.
template<class Scoring>
struct ScoredLine : Line
{
    std::array<typename Tally<Scoring>::Gain, Board::maxSide> gains;
    MostOfCells<Scoring> most;

    // The cell is made; `crossing`: of the word that crosses it.
    void score(int at, const Scoring& scoring, CrossingPoints crossing)
    {
        const Cell& cell = cells[at];
        gains[at] = Tally<Scoring>::gainOf(scoring, cell.top, Height(cell.height), kinds[at], crossing);
        most.set(at, scoring, cell, crossing);
    }
};

} // namespace storeys
