#pragma once

#include "moves/board_grid.h"
#include "rules/scoring.h"

#include <array>
#include <cstdint>

namespace storeys {

// One square as the search along a line sees it: what lies there, and what a tile put there would do to the word that
// crosses the line.
template<class Scoring>
struct Cell
{
    LetterMask topMask = 0;   // of the letter that lies on top; 0: empty
    LetterMask allowed = 0;   // letters of the rack that may be put here (the cross check)
    Tile top;
    std::int8_t height = 0;
    bool anchor = false;      // a play that covers this square is connected (first play: covers a start square)
    bool crossed = false;     // a tile here also forms a crossing word
    bool crossTacksOn = false; // that word would be just a plural: a word of two or more before, ending here
    SquareKind kind;
    typename Scoring::Sum cross; // of the crossing word without this square
};

// A row or column with its cross checks. Behind the last cell lies one that is empty and takes nothing, so that a
// search need not look for the end.
template<class Scoring>
struct Line
{
    Direction direction = Direction::Across;
    int index = 0;  // of the row or column
    int length = 0;
    bool hasAnchor = false;
    int wordCount = 0;
    std::array<std::uint16_t, Board::maxSide / 2> words; // the runs of two or more that stand here, bit n for cell n
    std::array<Cell<Scoring>, Board::maxSide + 1> cells;

    [[nodiscard]] Square squareAt(int cell) const
    {
        return direction == Direction::Across ? Square{index, cell} : Square{cell, index};
    }
};

// Fills lines with what a rack could do there. A cross check (Appel and Jacobson, 1988) says which letters fit a
// square so that the word crossing there is good; here occupied squares have one too, without their own letter and
// nothing at full height. Only letters of the rack are looked up.
template<class Scoring>
class LineMaker
{
public:
    // `rack`: letters that the rack could put down, all of them if it holds a blank.
    LineMaker(const RuleBook& book, const BoardGrid& grid, const Scoring& scoring, LetterMask rack)
        : m_book(book), m_grid(grid), m_scoring(scoring), m_rack(rack)
    {}

    void fill(Line<Scoring>& line, Direction direction, int index) const
    {
        line.direction = direction;
        line.index = index;
        line.length = direction == Direction::Across ? m_grid.columns() : m_grid.rows();
        line.hasAnchor = false;
        for (int i = 0; i < line.length; ++i) {
            fill(line.cells[i], line.squareAt(i), direction);
            line.hasAnchor = line.hasAnchor || line.cells[i].anchor;
        }
        line.cells[line.length] = {};
        findWords(line);
    }

private:
    void fill(Cell<Scoring>& cell, Square square, Direction direction) const
    {
        const int at = BoardGrid::slot(square);
        const int across = direction == Direction::Across ? BoardGrid::down : BoardGrid::across;
        cell.top = m_grid.top(at);
        cell.height = static_cast<std::int8_t>(m_grid.height(at));
        cell.topMask = cell.height > 0 ? maskOf(cell.top.letter()) : 0;
        cell.kind = m_book.variant.kindOf(square);
        cell.crossed = m_grid.isOccupied(at - across) || m_grid.isOccupied(at + across);
        cell.anchor = m_grid.isEmpty() ? cell.kind.start : cell.height > 0 || cell.crossed;
        cell.allowed = cell.height < m_book.houseRules.stackLimit ? m_rack & ~cell.topMask : 0;
        if (cell.crossed)
            addCrossing(cell, at, across);
    }

    void addCrossing(Cell<Scoring>& cell, int at, int step) const
    {
        int first = at;
        while (m_grid.isOccupied(first - step))
            first -= step;
        cell.cross = {};
        for (int s = first; s == at || m_grid.isOccupied(s); s += step)
            if (s != at)
                m_scoring.keep(cell.cross, m_grid.top(s), Height(m_grid.height(s)));
        cell.allowed = m_grid.lettersThatFit(m_book.lexicon->words, first, at, step, cell.allowed);
        const auto plural = m_book.variant.pluralLetter;
        cell.crossTacksOn = plural && !m_grid.isOccupied(at + step) && at - first >= 2 * step
                            && m_grid.top(at - step).letter() != *plural;
    }

    static void findWords(Line<Scoring>& line)
    {
        line.wordCount = 0;
        std::uint16_t run = 0;
        for (int i = 0; i <= line.length; ++i) {
            if (line.cells[i].topMask != 0) {
                run = static_cast<std::uint16_t>(run | 1u << i);
                continue;
            }
            if ((run & (run - 1)) != 0)
                line.words[line.wordCount++] = run;
            run = 0;
        }
    }

    const RuleBook& m_book;
    const BoardGrid& m_grid;
    const Scoring& m_scoring;
    LetterMask m_rack;
};

} // namespace storeys
