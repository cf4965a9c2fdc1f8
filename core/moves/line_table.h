#pragma once

#include "base/compiler.h"
#include "moves/board_grid.h"
#include "moves/cross_check.h"
#include "moves/scored_line.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

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

    [[nodiscard]] bool isBoardEmpty() const { return m_grid.isEmpty(); }

    // As if it had never been shown a board.
    void forget()
    {
        m_grid = BoardGrid();
        m_checks.forget();
    }
    void show(const Board& board)
    {
        if (m_grid.rows() != board.rows() || m_grid.columns() != board.columns()) {
            m_grid.clear(board);
            m_grid.follow(board, [](Square) {});
            beginAnew();
            return;
        }
        if (m_grid.isEmpty() != board.isEmpty())
            markHeads();
        std::array<Square, Board::maxSide * Board::maxSide> changed;
        int count = 0;
        const OccupiedCells before = m_grid.occupied();
        m_grid.follow(board, [&](Square square) { changed[count++] = square; });
        for (int n = 0; n < count; ++n)
            markFrom(changed[n], before);
    }

    // The line, with all its cells made.
    [[nodiscard]] const ScoredLine<Scoring>& line(Direction direction, int index)
    {
        ScoredLine<Scoring>& line = m_lines[static_cast<int>(direction)][index];
        Line::Cells& dirty = m_dirty[static_cast<int>(direction)][index];
        if (dirty != 0)
            renew(line, std::exchange(dirty, 0) & ~head);
        return line;
    }

    // Rows before columns, from line `first` of these on round to it. Calls visit(line) for every line that a play can
    // connect on, as long as that gives true. Says which line was the last to be visited.
    template<class Visit>
    int forEachLine(Visit visit, int first = 0)
    {
        const int rows = count(Direction::Across);
        const int all = rows + count(Direction::Down);
        for (int n = 0; n < all; ++n) {
            const int number = (first + n) % all;
            const auto& line =
                number < rows ? this->line(Direction::Across, number) : this->line(Direction::Down, number - rows);
            if (line.anchors != 0 && !visit(line))
                return number;
        }
        return first;
    }

private:
    using Dirty = std::array<Line::Cells, Board::maxSide>;
    static constexpr Line::Cells head = 1u << 31;           // stands for what is known of the line as a whole
    static constexpr Line::Cells unknown = ~Line::Cells{0}; // more than any line has

    // From a slot to the next on the word that crosses a line of that direction.
    [[nodiscard]] static int crossingStep(Direction direction)
    {
        return direction == Direction::Across ? BoardGrid::down : BoardGrid::across;
    }

    // ---- what a change reaches
    // Connected is something else on an empty board.
    void markHeads()
    {
        for (Dirty& lines : m_dirty)
            for (Line::Cells& dirty : lines)
                dirty |= head;
    }
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
    static void setOccupied(Line& line, Line::Cells occupied)
    {
        if (line.occupied == occupied)
            return;
        line.occupied = occupied;
        line.findWords();
        for (int i = 0; i < line.length; ++i)
            line.cells[i].ends = Cell::noEnd | -WordGraph::Entry{!line.isOccupied(i + 1)} << 24;
    }
    void beginAnew()
    {
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            for (int index = 0; index < count(direction); ++index) {
                ScoredLine<Scoring>& line = m_lines[static_cast<int>(direction)][index];
                line.direction = direction;
                line.index = index;
                line.length = count(other(direction));
                line.occupied = unknown;
                line.cells[line.length] = line.cells[line.length + 1] = {};
                line.premiums = line.startSquares = 0;
                for (int i = 0; i < line.length; ++i) {
                    const SquareKind kind = m_book.variant.kindOf(line.squareAt(i));
                    line.kinds[i] = kind;
                    line.premiums |= Line::Cells{kind.isPremium()} << i;
                    line.startSquares |= Line::Cells{kind.start} << i;
                }
                m_dirty[static_cast<int>(direction)][index] = (1u << line.length) - 1;
            }
        }
    }
    STOREYS_FOR_EACH_PROCESSOR void renew(ScoredLine<Scoring>& line, Line::Cells dirty)
    {
        const OccupiedCells& occupied = m_grid.occupied();
        setOccupied(line, occupied.of(line.direction, line.index));
        line.crossed = occupied.of(line.direction, line.index - 1) | occupied.of(line.direction, line.index + 1);
        line.anchors = m_grid.isEmpty() ? line.startSquares : line.occupied | line.crossed;
        for (; dirty != 0; dirty &= dirty - 1)
            fill(line, std::countr_zero(dirty));
    }
    STOREYS_INLINE void fill(ScoredLine<Scoring>& line, int i)
    {
        Cell& cell = line.cells[i];
        const int at = Surface::slot(line.squareAt(i));
        cell.top = m_grid.top(at);
        cell.height = static_cast<std::int8_t>(m_grid.height(at));
        cell.topMask = cell.height > 0 ? maskOf(cell.top.letter()) : 0;
        const LetterMask placeable = cell.height < m_book.houseRules.stackLimit ? ~cell.topMask : 0;
        const bool crossed = line.crossed >> i & 1;
        cell.allowed = placeable;
        CrossingPoints crossing;
        if (crossed && placeable != 0)
            crossing = addCrossing(cell, line.kinds[i], at, crossingStep(line.direction),
                                   m_grid.occupied().of(other(line.direction), i), line.index);
        line.score(i, m_scoring, crossing);
    }
    // Says what the crossing word scores. `run`: the occupied cells of the line that crosses there, at its cell `place`.
    CrossingPoints addCrossing(Cell& cell, SquareKind kind, int at, int step, Line::Cells run, int place)
    {
        const auto [before, behind] = RunAround(run, place);
        typename Scoring::Sum sum;
        std::array<Letter, Board::maxSide> letters; // of the run, the cell's own among them
        std::size_t count = 0;
        const auto add = [&](int slot) {
            m_scoring.keep(sum, m_grid.top(slot), Height(m_grid.height(slot)));
            letters[count++] = m_grid.top(slot).letter();
        };
        for (int n = before; n > 0; --n)
            add(at - n * step);
        const bool isOccupied = cell.topMask != 0;
        if (isOccupied)
            letters[count++] = cell.top.letter();
        for (int n = 1; n <= behind; ++n)
            add(at + n * step);
        const std::span<const Letter> all(letters.data(), count);
        const WordGraph& words = m_book.lexicon->words;
        if (!isOccupied && before > 0 && behind > 0)
            cell.allowed &= lettersThatFit(words, all.first(before), all.subspan(before));
        else
            cell.allowed &= m_checks.at(words, all, isOccupied || before > 0 ? before : -1);
        const auto plural = m_book.variant.pluralLetter;
        cell.crossTacksOn = plural && behind == 0 && before >= 2 && m_grid.top(at - step).letter() != *plural;
        return m_scoring.crossing(sum, Height(cell.height + 1), kind);
    }

    const RuleBook& m_book;
    Scoring m_scoring;
    BoardGrid m_grid;
    CrossChecks m_checks;
    std::array<std::array<ScoredLine<Scoring>, Board::maxSide>, 2> m_lines; // by direction
    std::array<Dirty, 2> m_dirty{};                                         // cells to be made, by direction
};

} // namespace storeys
