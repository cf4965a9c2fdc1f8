#pragma once

#include "moves/board_grid.h"
#include "moves/line.h"
#include "rules/scoring.h"

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
        const BoardGrid before = m_grid;
        m_grid = BoardGrid(board);
        if (before.rows() != m_grid.rows() || before.columns() != m_grid.columns()
            || before.isEmpty() != m_grid.isEmpty()) {
            beginAnew();
            return;
        }
        for (int row = 0; row < m_grid.rows(); ++row)
            for (int column = 0; column < m_grid.columns(); ++column)
                if (!m_grid.isAlike(before, BoardGrid::slot({row, column})))
                    markFrom({row, column}, before);
    }

    // The line, its cross checks made for these letters.
    [[nodiscard]] const Line& line(Direction direction, int index, LetterMask letters)
    {
        Line& line = filled(direction, index);
        const int step = crossingStep(direction);
        for (auto rest = line.crossed; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            Cell& cell = line.cells[i];
            if (const LetterMask wanted = cell.unknown & letters) {
                cell.allowed |= m_grid.lettersThatFit(m_book.lexicon->words, cell.before,
                                                      BoardGrid::slot(line.squareAt(i)), step, wanted);
                cell.unknown ^= wanted;
            }
        }
        return line;
    }
    // Whether a play can connect on the line.
    [[nodiscard]] bool hasAnchors(Direction direction, int index) { return filled(direction, index).anchors != 0; }

private:
    using Dirty = std::array<Line::Cells, Board::maxSide>;

    // From a slot to the next on the word that crosses a line of that direction.
    [[nodiscard]] static int crossingStep(Direction direction)
    {
        return direction == Direction::Across ? BoardGrid::down : BoardGrid::across;
    }

    // ---- what a change reaches
    void mark(Direction direction, Square square)
    {
        if (square.row < 0 || square.column < 0 || square.row >= m_grid.rows() || square.column >= m_grid.columns())
            return;
        const bool across = direction == Direction::Across;
        m_dirty[static_cast<int>(direction)][across ? square.row : square.column]
            |= 1u << (across ? square.column : square.row);
    }
    // The words may be those of either board: tiles come and, when a play is taken back, go.
    void markFrom(Square changed, const BoardGrid& before)
    {
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            mark(direction, changed);
            for (const int step : {-1, 1}) {
                Square square = changed;
                do {
                    square = stepped(square, other(direction), step);
                    mark(direction, square);
                } while (m_grid.isOccupied(BoardGrid::slot(square)) || before.isOccupied(BoardGrid::slot(square)));
            }
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
                line.occupied = line.anchors = line.crossed = 0;
                line.cells[line.length] = {};
                m_dirty[static_cast<int>(direction)][index] = (1u << line.length) - 1;
            }
        }
    }
    // The line with all its cells made.
    [[nodiscard]] Line& filled(Direction direction, int index)
    {
        Line& line = m_lines[static_cast<int>(direction)][index];
        Line::Cells& dirty = m_dirty[static_cast<int>(direction)][index];
        if (dirty != 0) {
            for (; dirty != 0; dirty &= dirty - 1)
                fill(line, std::countr_zero(dirty));
            line.findWords();
        }
        return line;
    }
    void fill(Line& line, int i)
    {
        Cell& cell = line.cells[i];
        const Square square = line.squareAt(i);
        const int at = BoardGrid::slot(square);
        const int step = crossingStep(line.direction);
        cell.top = m_grid.top(at);
        cell.height = static_cast<std::int8_t>(m_grid.height(at));
        cell.topMask = cell.height > 0 ? maskOf(cell.top.letter()) : 0;
        cell.kind = m_book.variant.kindOf(square);
        const LetterMask placeable = cell.height < m_book.houseRules.stackLimit ? ~cell.topMask : 0;
        const bool crossed = m_grid.isOccupied(at - step) || m_grid.isOccupied(at + step);
        cell.allowed = crossed ? 0 : placeable;
        cell.unknown = crossed ? placeable : 0;
        const auto bit = 1u << i;
        line.premiums = cell.kind.isPremium() ? line.premiums | bit : line.premiums & ~bit;
        line.occupied = cell.height > 0 ? line.occupied | bit : line.occupied & ~bit;
        line.crossed = crossed ? line.crossed | bit : line.crossed & ~bit;
        const bool anchor = m_grid.isEmpty() ? cell.kind.start : cell.height > 0 || crossed;
        line.anchors = anchor ? line.anchors | bit : line.anchors & ~bit;
        cell.crossing = {};
        if (crossed)
            addCrossing(cell, at, step);
    }
    void addCrossing(Cell& cell, int at, int step)
    {
        const WordGraph& words = m_book.lexicon->words;
        int first = at;
        while (m_grid.isOccupied(first - step))
            first -= step;
        typename Scoring::Sum sum;
        cell.before = words.root();
        for (int s = first; s != at; s += step) {
            m_scoring.keep(sum, m_grid.top(s), Height(m_grid.height(s)));
            cell.before = words.targetOf(cell.before, m_grid.top(s).letter());
        }
        for (int s = at + step; m_grid.isOccupied(s); s += step)
            m_scoring.keep(sum, m_grid.top(s), Height(m_grid.height(s)));
        cell.crossing = m_scoring.crossing(sum, Height(cell.height + 1), cell.kind);
        const auto plural = m_book.variant.pluralLetter;
        cell.crossTacksOn = plural && !m_grid.isOccupied(at + step) && at - first >= 2 * step
                            && m_grid.top(at - step).letter() != *plural;
    }

    const RuleBook& m_book;
    Scoring m_scoring;
    BoardGrid m_grid;
    std::array<std::array<Line, Board::maxSide>, 2> m_lines; // by direction
    std::array<Dirty, 2> m_dirty{}; // cells to be made, by direction
};

} // namespace storeys
