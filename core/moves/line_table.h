#pragma once

#include "base/compiler.h"
#include "moves/cross_sets.h"
#include "moves/line.h"
#include "moves/line_score.h"
#include "rules/legality.h"
#include "rules/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace storeys {

// ---- the end of a word

// Makes the remaining checks on a word that a search found. The search has already checked that the letters and
// crossing words are good, that the word is connected, and that no tile lies directly before or after it.
class WordEndCheck
{
public:
    explicit WordEndCheck(const RuleBook& book)
        : m_pluralLetter(book.variant.pluralLetter),
          m_pluralRule(book.houseRules.pluralRule && book.variant.hasRule(rules::onlyPlural)),
          m_coversRule(book.variant.hasRule(rules::coversWord))
    {}

    // Whether the word on the cells from `start` to `last` is a legal play. The play puts tiles on the cells in
    // `placed`; `tile` is the tile that it puts on cell `last`, if any.
    [[nodiscard]] bool isLegal(const Line& line, int start, int last, Line::Cells placed, Tile tile) const
    {
        if ((placed & line.wanted) == 0)
            return false;
        if ((placed & (placed - 1)) == 0) {
            const int only = std::countr_zero(placed);
            // A play of a single tile that forms two words was already found in its row.
            const bool foundAcross = line.direction == Direction::Down && (line.crossed >> only & 1);
            return !foundAcross && !line.isFirstPlay()
                   && !(m_pluralRule && only == last && addsOnlyPlural(line, start, last, tile));
        }
        if (m_coversRule)
            for (int w = 0; w < line.wordCount; ++w)
                if ((line.words[w] & ~placed) == 0)
                    return false;
        return true;
    }

private:
    // Whether a play of a single tile, on cell `last`, only appends the plural letter; see rules::onlyPlural.
    [[nodiscard]] bool addsOnlyPlural(const Line& line, int start, int last, Tile tile) const
    {
        const Cell& cell = line.cells[last];
        if (cell.topMask != 0 || tile.letter() != m_pluralLetter)
            return false;
        const bool mainAddsPlural = last - start >= 2 && line.cells[last - 1].top.letter() != m_pluralLetter;
        return mainAddsPlural && (!(line.crossed >> last & 1) || cell.crossAddsPlural);
    }

    std::optional<Letter> m_pluralLetter;
    bool m_pluralRule;
    bool m_coversRule;
};

// ---- all lines of a board

// All rows and columns of a board with their cross sets. show() recomputes only the cells that a change of the board
// affects: those of the words through the changed squares, and those at the ends of these words.
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
    [[nodiscard]] const ScoredLine<Scoring>& line(Direction direction, int index) const
    {
        return m_lines[static_cast<int>(direction)][index];
    }
    // Whether the board is empty and has no closed squares and no blockers.
    [[nodiscard]] bool isBoardEmpty() const { return m_grid.isEmpty() && !m_hasClosed && !m_hasBlockers; }

    // Returns to the state before the first show().
    void forget()
    {
        m_grid = BoardGrid();
        m_crossSets.forget();
    }
    // Updates the lines to this board. The territory must live as long as the book. `replacesBlockers`: whether tiles
    // may replace blockers.
    STOREYS_FOR_EACH_PROCESSOR void show(const Board& board, const Territory& territory, bool replacesBlockers)
    {
        const bool isNew =
            m_grid.rows() != board.rows() || m_grid.columns() != board.columns() || m_territory != &territory;
        if (isNew) {
            m_territory = &territory;
            m_grid.clear(board);
            beginAnew();
        }
        std::array<std::uint16_t, 2 * Board::maxSide * Board::maxSide> changed; // as slots (Surface::slot())
        int changes = 0;
        const auto note = [&](Square s) { changed[changes++] = static_cast<std::uint16_t>(Surface::slot(s)); };
        m_grid.follow(board, note);
        followBlockers(board, replacesBlockers, note);
        if (changes == 0 && !isNew)
            return;
        Reached reached{};
        for (int n = 0; n < changes; ++n)
            mark(Surface::squareAt(changed[n]), reached);
        m_isFirst = !hasOpenTile();
        for (const Direction direction : {Direction::Across, Direction::Down})
            for (int index = 0; index < count(direction); ++index)
                renew(m_lines[static_cast<int>(direction)][index]);
        for (const Direction along : {Direction::Across, Direction::Down})
            for (int index = 0; index < count(along); ++index)
                renewAlong(along, index, isNew ? allPlaces(along) : reached[static_cast<int>(along)][index]);
    }

    // Calls visit(line) for every line on which a play can connect, rows before columns, starting at line number
    // `first` and wrapping around, until visit returns false. Returns the number of the line for which visit returned
    // false, or `first` if there was none.
    template<class Visit>
    int forEachLine(Visit visit, int first = 0) const
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
    // ---- which cells a change affects
    // The places along each line where the cell of the crossing line must be recomputed. Index: direction, then line
    // number.
    using Reached = std::array<std::array<Line::Cells, Board::maxSide>, 2>;

    // Marks the affected places in both directions: the run of tiles through a changed square, and the squares at its
    // ends. If tiles were removed (a play was taken back), the old runs were longer, but what is left of them now lies
    // on runs next to changed squares.
    void mark(Square changed, Reached& reached) const
    {
        for (const Direction along : {Direction::Across, Direction::Down}) {
            const bool across = along == Direction::Across;
            const int index = across ? changed.row : changed.column;
            const int cell = across ? changed.column : changed.row;
            const RunAround run(m_grid.occupied().of(along, index), cell);
            const int first = std::max(cell - run.before - 1, 0);
            const Line::Cells places = (1u << (cell + run.after + 2)) - (1u << first);
            reached[static_cast<int>(along)][index] |= places & allPlaces(along);
        }
    }
    [[nodiscard]] Line::Cells allPlaces(Direction along) const { return (1u << count(other(along))) - 1; }

    // ---- computing lines and cells
    void beginAnew()
    {
        m_hasClosed = m_hasBlockers = false;
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            for (int index = 0; index < count(direction); ++index) {
                ScoredLine<Scoring>& line = m_lines[static_cast<int>(direction)][index];
                line.direction = direction;
                line.index = index;
                line.length = count(other(direction));
                line.occupied = unknown;
                line.cells[line.length] = line.cells[line.length + 1] = {};
                line.premiums = 0;
                line.startSquares = m_territory->starts[static_cast<int>(direction)][index];
                line.closed = m_territory->closed[static_cast<int>(direction)][index];
                m_hasClosed = m_hasClosed || line.closed != 0;
            }
        }
        for (int row = 0; row < m_grid.rows(); ++row)
            for (int column = 0; column < m_grid.columns(); ++column) {
                const SquareKind kind = m_book.variant.kindOf({row, column});
                setKind(m_lines[0][row], column, kind);
                setKind(m_lines[1][column], row, kind);
            }
    }
    static void setKind(ScoredLine<Scoring>& line, int at, SquareKind kind)
    {
        line.kinds[at] = kind;
        line.premiums |= Line::Cells{kind.isPremium()} << at;
    }
    // Updates which squares blockers close; none if `areOpen`. Calls visit(square) for each that it closes or opens.
    template<class Visit>
    void followBlockers(const Board& board, bool areOpen, Visit visit)
    {
        if (board.blockerCount() == 0 && !m_hasBlockers)
            return;
        m_hasBlockers = false;
        for (int row = 0; row < m_grid.rows(); ++row) {
            Line::Cells& closed = m_lines[0][row].closed;
            const Line::Cells wanted = m_territory->closed[0][row] | (areOpen ? 0 : board.blockersInRow(row));
            for (Line::Cells rest = closed ^ wanted; rest != 0; rest &= rest - 1) {
                const int column = std::countr_zero(rest);
                m_lines[1][column].closed ^= 1u << row;
                visit(Square{row, column});
            }
            closed = wanted;
            m_hasBlockers = m_hasBlockers || wanted != m_territory->closed[0][row];
        }
    }
    // Whether any tile lies on a square that is not closed.
    [[nodiscard]] bool hasOpenTile() const
    {
        if (!m_hasClosed)
            return !m_grid.isEmpty();
        for (int row = 0; row < m_grid.rows(); ++row)
            if (m_grid.occupied().of(Direction::Across, row) & ~line(Direction::Across, row).closed)
                return true;
        return false;
    }
    // Updates the line, except for what renewAlong() sets in its cells.
    void renew(ScoredLine<Scoring>& line) const
    {
        const OccupiedCells& all = m_grid.occupied();
        const Line::Cells occupied = all.of(line.direction, line.index);
        line.crossed = all.of(line.direction, line.index - 1) | all.of(line.direction, line.index + 1);
        line.wanted = m_isFirst ? line.startSquares : ~Line::Cells{0};
        line.anchors = occupied | line.crossed | line.closed;
        if (m_isFirst || m_book.variant.startsStay)
            line.anchors |= line.startSquares;
        if (line.occupied == occupied)
            return;
        line.occupied = occupied;
        line.findWords();
        for (int i = 0; i < line.length; ++i)
            line.cells[i].ends = Cell::noEnd | -WordGraph::Entry{!line.isOccupied(i + 1)} << 24;
    }

    // For each of these places of a line, recomputes the cell there of the line that crosses it.
    STOREYS_INLINE void renewAlong(Direction along, int index, Line::Cells places)
    {
        CrossWords<Scoring> crossings(m_book, m_scoring, m_grid, m_crossSets, along, index);
        for (; places != 0; places &= places - 1) {
            const int place = std::countr_zero(places);
            ScoredLine<Scoring>& line = m_lines[static_cast<int>(other(along))][place];
            Cell& cell = line.cells[index];
            const int slot = Surface::slot(line.squareAt(index));
            cell.top = m_grid.top(slot);
            cell.height = static_cast<std::int8_t>(m_grid.height(slot));
            cell.topMask = cell.height > 0 ? maskOf(cell.top.letter()) : 0;
            const bool takesTile = cell.height < m_book.houseRules.stackLimit && !(line.closed >> index & 1);
            cell.crossSet = takesTile ? ~cell.topMask : 0;
            CrossingPoints points;
            if ((line.crossed >> index & 1) && cell.crossSet != 0) {
                const CrossWord<Scoring> crossing = crossings.at(place);
                cell.crossSet &= crossing.letters;
                cell.crossAddsPlural = crossing.addsPlural;
                points = m_scoring.crossing(crossing.sum, Height(cell.height + 1), line.kinds[index]);
            }
            line.score(index, m_scoring, points);
        }
    }

    static constexpr Line::Cells unknown = ~Line::Cells{0}; // no line has all these cells, so renew() updates the line

    const RuleBook& m_book;
    Scoring m_scoring;
    const Territory* m_territory = nullptr;
    bool m_hasClosed = false; // the territory closes squares
    bool m_hasBlockers = false;
    bool m_isFirst = true;
    BoardGrid m_grid;
    CrossSets m_crossSets;
    std::array<std::array<ScoredLine<Scoring>, Board::maxSide>, 2> m_lines; // index: direction, then line
};

} // namespace storeys
