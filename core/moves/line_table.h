#pragma once

#include "moves/board_grid.h"
#include "moves/cross_check.h"
#include "moves/line.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace storeys {

// All rows and columns of a board with their cross checks. Follows a game: when it is shown the next board it marks
// the cells that the change reaches, which are those on the words through the changed squares and at their ends, and
// makes them anew when their line is asked for.
template<class Scoring>
class LineTable
{
public:
    explicit LineTable(const RuleBook& book) : m_book(book), m_scoring(book.variant) {}

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const Scoring& scoring() const { return m_scoring; }
    [[nodiscard]] int count(Direction direction) const
    {
        return direction == Direction::Across ? m_grid.rows() : m_grid.columns();
    }

    // As if it had never been shown a board.
    void forget() { m_grid = BoardGrid(); }
    void show(const Board& board)
    {
        if (m_grid.rows() != board.rows() || m_grid.columns() != board.columns() || m_grid.isEmpty()
            || board.isEmpty()) {
            m_grid.clear(board);
            m_grid.follow(board, [](Square) {});
            beginAnew();
            return;
        }
        std::array<Square, Board::maxSide * Board::maxSide> changed;
        int count = 0;
        const OccupiedCells before = m_grid.occupied();
        m_grid.follow(board, [&](Square square) { changed[count++] = square; });
        for (int n = 0; n < count; ++n)
            markFrom(changed[n], before);
    }

    // The line, with all its cells made.
    [[nodiscard]] const Line& line(Direction direction, int index)
    {
        Line& line = m_lines[static_cast<int>(direction)][index];
        Line::Cells& dirty = m_dirty[static_cast<int>(direction)][index];
        if (dirty != 0) {
            line.occupied = m_grid.occupied().of(direction, index);
            line.crossed = m_grid.occupied().of(direction, index - 1) | m_grid.occupied().of(direction, index + 1);
            line.anchors = m_grid.isEmpty() ? line.startSquares : line.occupied | line.crossed;
            line.findWords();
            for (int i = 0; i < line.length; ++i)
                line.cells[i].ends = Cell::noEnd | -WordGraph::Entry{!line.isOccupied(i + 1)} << 24;
            for (; dirty != 0; dirty &= dirty - 1)
                fill(line, std::countr_zero(dirty));
        }
        return line;
    }
    // Whether a play can connect on the line.
    [[nodiscard]] bool hasAnchors(Direction direction, int index) { return line(direction, index).anchors != 0; }

private:
    using Dirty = std::array<Line::Cells, Board::maxSide>;

    // From a slot to the next on the word that crosses a line of that direction.
    [[nodiscard]] static int crossingStep(Direction direction)
    {
        return direction == Direction::Across ? BoardGrid::down : BoardGrid::across;
    }

    // ---- what a change reaches
    // The words may be those of either board: tiles come and, when a play is taken back, go.
    void markFrom(Square changed, const OccupiedCells& before)
    {
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            const bool across = direction == Direction::Across;
            const int index = across ? changed.row : changed.column;
            const int cell = across ? changed.column : changed.row;
            const Direction along = other(direction);
            const RunAround run(m_grid.occupied().of(along, cell) | before.of(along, cell), index);
            const int last = std::min(index + run.behind + 1, count(direction) - 1);
            for (int i = std::max(index - run.before - 1, 0); i <= last; ++i)
                m_dirty[static_cast<int>(direction)][i] |= 1u << cell;
        }
    }

    // ---- making cells
    void beginAnew()
    {
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            for (int index = 0; index < count(direction); ++index) {
                Line& line = m_lines[static_cast<int>(direction)][index];
                line.direction = direction;
                line.index = index;
                line.length = count(other(direction));
                line.cells[line.length] = line.cells[line.length + 1] = {};
                line.premiums = line.startSquares = 0;
                for (int i = 0; i < line.length; ++i) {
                    const SquareKind kind = m_book.variant.kindOf(line.squareAt(i));
                    line.cells[i].kind = kind;
                    line.premiums |= Line::Cells{kind.isPremium()} << i;
                    line.startSquares |= Line::Cells{kind.start} << i;
                }
                m_dirty[static_cast<int>(direction)][index] = (1u << line.length) - 1;
            }
        }
    }
    void fill(Line& line, int i)
    {
        Cell& cell = line.cells[i];
        const int at = Surface::slot(line.squareAt(i));
        cell.top = m_grid.top(at);
        cell.height = static_cast<std::int8_t>(m_grid.height(at));
        cell.topMask = cell.height > 0 ? maskOf(cell.top.letter()) : 0;
        const LetterMask placeable = cell.height < m_book.houseRules.stackLimit ? ~cell.topMask : 0;
        const bool crossed = line.crossed >> i & 1;
        cell.allowed = placeable;
        cell.crossing = {};
        if (crossed && placeable != 0)
            addCrossing(cell, at, crossingStep(line.direction), m_grid.occupied().of(other(line.direction), i),
                        line.index);
    }
    // `run`: the occupied cells of the line that crosses there, at its cell `place`.
    void addCrossing(Cell& cell, int at, int step, Line::Cells run, int place)
    {
        const auto [before, behind] = RunAround(run, place);
        typename Scoring::Sum sum;
        std::array<Letter, Board::maxSide> letters; // of the run
        std::size_t count = 0;
        const auto add = [&](int slot) {
            m_scoring.keep(sum, m_grid.top(slot), Height(m_grid.height(slot)));
            letters[count++] = m_grid.top(slot).letter();
        };
        for (int n = before; n > 0; --n)
            add(at - n * step);
        for (int n = 1; n <= behind; ++n)
            add(at + n * step);
        const std::span<const Letter> all(letters.data(), count);
        cell.allowed = lettersThatFit(m_book.lexicon->words, all.first(before), all.subspan(before), cell.allowed);
        cell.crossing = m_scoring.crossing(sum, Height(cell.height + 1), cell.kind);
        const auto plural = m_book.variant.pluralLetter;
        cell.crossTacksOn = plural && behind == 0 && before >= 2 && m_grid.top(at - step).letter() != *plural;
    }

    const RuleBook& m_book;
    Scoring m_scoring;
    BoardGrid m_grid;
    std::array<std::array<Line, Board::maxSide>, 2> m_lines; // by direction
    std::array<Dirty, 2> m_dirty{};                          // cells to be made, by direction
};

} // namespace storeys
