#pragma once

#include "rules/scoring.h"

#include <array>
#include <cstdint>
#include <vector>

namespace storeys {

// One square as the search along a line sees it: what lies there, and what a tile put there would do to the word that
// crosses the line.
struct Cell
{
    Tile top;                // none: empty
    Height height;
    LetterMask allowed = 0;  // letters that may be put here (the cross check), whatever the rack holds
    bool anchor = false;     // a play that covers this square is connected (first play: covers a start square)
    bool crossed = false;    // a tile here also forms a crossing word
    bool crossTacksOn = false; // that word would be just a plural: a word of two or more before, ending here
    WordTally cross;         // of the crossing word without this square

    [[nodiscard]] bool isOccupied() const { return !top.isNone(); }
};

// A row or column with its cross checks, and one empty cell behind the last.
struct Line
{
    Direction direction = Direction::Across;
    int index = 0;  // of the row or column
    int length = 0;
    std::array<Cell, Board::maxSide + 1> cells;
    std::vector<std::uint32_t> words; // the runs of two or more that stand in the line, bit n for cell n

    [[nodiscard]] Square squareAt(int cell) const
    {
        return direction == Direction::Across ? Square{index, cell} : Square{cell, index};
    }
};

// All rows, then all columns, with cross checks by the book's lexicon. A cross check (Appel and Jacobson, 1988) says
// which letters fit a square so that the word crossing there is good; here occupied squares have one too, without
// their own letter and nothing at full height.
[[nodiscard]] std::vector<Line> linesOf(const RuleBook& book, const Board& board);

} // namespace storeys
