#pragma once

#include "lexicon/word_graph.h"
#include "rules/board.h"
#include "rules/variant.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace storeys {

// One square as the search along a line sees it: what lies there, and which letters could; what that brings see
// scored_line.h. The cross check (Appel and Jacobson, 1988) says which letters fit a square so that the word
// crossing there is good; here occupied squares have one too, without their own letter, and nothing at full height.
struct alignas(16) Cell
{
    static constexpr WordGraph::Entry noEnd = 0xffffff;

    LetterMask topMask = 0;    // of the letter that lies on top; 0: empty
    LetterMask allowed = 0;    // letters that may be put here
    WordGraph::Entry ends = 0; // the bits of an edge that count: all, or without the one that a word ends here
    Tile top;
    std::int8_t height = 0;
    bool crossTacksOn = false; // the crossing word would be just a plural: two or more before, ending here

    // The letters that the cell can show next, given those that can be put down.
    [[nodiscard]] LetterMask shows(LetterMask usable) const { return topMask | (allowed & usable); }
};

// How far a run of cells goes on before and behind a cell, which need not be one of it.
struct RunAround
{
    RunAround(std::uint32_t cells, int cell)
        : before(std::countl_one(static_cast<std::uint32_t>(std::uint64_t{cells} << (32 - cell)))),
          behind(std::countr_one(cells >> (cell + 1)))
    {}
    int before;
    int behind;
};

// Calls visit(run) for each run of cells next to each other, from the first on.
template<class Visit>
void forEachRun(std::uint32_t cells, Visit visit)
{
    while (cells != 0) {
        const std::uint32_t low = cells & -cells;
        const std::uint32_t run = cells & ~(cells + low);
        visit(run);
        cells ^= run;
    }
}

// A row or column with its cross checks. Behind the last cell lie two that are empty and take nothing, so that a
// search need not look for the end. Sets of cells have bit n for cell n.
struct Line
{
    using Cells = std::uint32_t;

    Direction direction = Direction::Across;
    int index = 0; // of the row or column
    int length = 0;
    Cells occupied = 0;
    // A play has to reach one of these to be connected or, if it is the first, to cover a start square. Closed cells are
    // among them, so that all cells before the first one are empty, open and without neighbours.
    Cells anchors = 0;
    Cells wanted = 0;  // a play must put a tile on one of these: the start squares for the first play, else any
    Cells crossed = 0; // a tile put there also forms a crossing word
    Cells premiums = 0;
    Cells startSquares = 0;
    Cells closed = 0; // nothing can be put there, whatever lies there
    int wordCount = 0;
    std::array<Cells, Board::maxSide / 2> words; // the runs of two or more that stand here
    std::array<Cell, Board::maxSide + 2> cells;
    std::array<SquareKind, Board::maxSide> kinds;

    [[nodiscard]] Square squareAt(int cell) const
    {
        return direction == Direction::Across ? Square{index, cell} : Square{cell, index};
    }
    [[nodiscard]] bool isFirstPlay() const { return wanted != ~Cells{0}; }
    [[nodiscard]] bool isOccupied(int cell) const { return occupied >> cell & 1; }
    // The first anchor from the cell on, or `length`.
    [[nodiscard]] int anchorFrom(int cell) const
    {
        const Cells rest = anchors >> cell;
        return rest == 0 ? length : cell + std::countr_zero(rest);
    }

    // Where a word can begin so that at most that number of tiles takes it to an anchor: the square before it is empty.
    [[nodiscard]] Cells starts(int tiles) const
    {
        Cells near = anchors;
        for (int reached = 0; reached < tiles;) {
            const int step = std::min(reached + 1, tiles - reached);
            near |= near >> step;
            reached += step;
        }
        return near & ~(occupied << 1);
    }

    void findWords()
    {
        wordCount = 0;
        forEachRun(occupied, [&](Cells run) {
            if ((run & (run - 1)) != 0)
                words[wordCount++] = run;
        });
    }
};

} // namespace storeys
