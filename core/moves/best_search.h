#pragma once

#include "base/compiler.h"
#include "moves/generator.h"
#include "moves/left_parts.h"
#include "moves/line_score.h"
#include "moves/line_table.h"
#include "moves/worth_of_left.h"

#include <bit>
#include <limits>
#include <vector>

namespace storeys {

// ---- what makes a play the best

// The play with the most points is the best.
struct ByPoints
{
    using Worth = int;

    // The worth of a play that scores `points` and leaves a set of tiles (bits as in RackLeft).
    template<bool hasBlanks>
    [[nodiscard]] static Worth of(int points, std::uint32_t)
    {
        return points;
    }
    [[nodiscard]] static Worth of(const FoundPlay& play) { return play.score.value; }
    [[nodiscard]] static Worth ofPoints(int points) { return points; }
    // Index n: the most points that n tiles left on the rack can add to the worth; 0 beyond the array. RackBound uses
    // it. Here, tiles left add nothing.
    [[nodiscard]] static std::array<int, 1> mostLeft() { return {}; }
};

// The best play has the highest sum of its points and the value of the tiles that it leaves on the rack.
struct ByPointsAndLeft
{
    using Worth = Billionths;

    const WorthOfLeft& left;

    template<bool hasBlanks>
    [[nodiscard]] Worth of(int points, std::uint32_t tiles) const
    {
        return ofPoints(points) + (hasBlanks ? left.of(tiles) : left.ofSet(tiles));
    }
    [[nodiscard]] Worth of(const FoundPlay& play) const { return ofPoints(play.score.value) + left.after(play); }
    [[nodiscard]] static Worth ofPoints(int points) { return points * onePoint; }
    [[nodiscard]] auto mostLeft() const { return left.mostPoints(); }
};

// ---- the search

// One cell of a word that is being searched: the letter that the cell shows and the letters that can follow. See
// BestSearch.
template<class Scoring>
struct Step
{
    WordGraph::Edge edge{0};     // marked as ending a word only if a word may end on this cell
    LetterMask next = 0;         // letters that can follow
    std::uint32_t from = 0;      // index of the previous step; for a first step, of its left part
    RackLeft left;               // tiles left after this step; like `cell` and `score`, set by settle() or writeFirst()
    std::uint8_t cell = 0;       // the cell that the next step decides
    std::uint8_t start = 0;      // cell where the word begins; only set for the first steps of words
    Tile tile;                   // the tile put on the cell or, if the cell keeps its top, a tile of the top's letter
    RunningScore<Scoring> score; // score of the word's cells up to this one
};

// The steps of a line in the order in which they were listed. The memory is reused and never shrinks.
template<class Scoring>
struct Steps
{
    std::vector<Step<Scoring>> steps;
    std::size_t count = 0;
    std::size_t room = 0; // the number of steps that fit without growing

    void makeRoomFor(std::size_t more)
    {
        if (room < count + more) [[unlikely]] {
            room = 2 * (count + more);
            steps.resize(room);
        }
    }
};

// Searches line by line for the most valuable plays, breadth first. Each step, which decides one cell of a word,
// appends its successors to a list; a successor that can't continue and ends no word is overwritten by the next one, so
// no branch depends on which letters can follow. The processor can't predict such branches: every position in a game is
// new, and a depth-first search loses much of its time to mispredictions. A step's score is computed only when the step
// is continued; steps that are overwritten never need one.
template<class Scoring, class Value, bool hasBlanks>
class BestSearch
{
    using Worth = typename Value::Worth;
    using Step = storeys::Step<Scoring>;
    using RunningScore = storeys::RunningScore<Scoring>;

public:
    // A search that puts the best plays into `found`, which must be empty.
    BestSearch(const RuleBook& book, const Scoring& scoring, const RackTiles& rack, LeftParts<Scoring>& leftParts,
               Steps<Scoring>& steps, const Value& value, std::vector<FoundPlay>& found)
        : m_words(book.lexicon->words), m_scoring(scoring), m_rack(rack), m_leftParts(leftParts), m_steps(steps),
          m_value(value), m_found(found), m_endCheck(book), m_bonus(bingoBonus(book.variant, rack.all().size()).value)
    {}

    // Whether a play of that worth is at least as good as the best found so far.
    [[nodiscard]] bool cares(Worth worth) const { return worth >= m_best; }

    // Searches the words of a line that begin at one of these cells. The caller may leave out cells whose words are
    // worth too little (see cares()).
    STOREYS_FOR_EACH_PROCESSOR void search(const ScoredLine<Scoring>& line, Line::Cells starts)
    {
        m_line = &line;
        m_steps.count = 0;
        for (; starts != 0; starts &= starts - 1) {
            const int start = std::countr_zero(starts);
            begin(start, line.anchorFrom(start));
        }
        goOn();
    }

private:
    [[nodiscard]] static LetterMask usable(RackLeft left) { return hasBlanks ? left.usable() : left.letters; }

    // Lists the first steps of words that begin at `start`; the cells from `start` to before the anchor must be empty
    // and without crossing words.
    STOREYS_INLINE void begin(int start, int anchor)
    {
        if (start == anchor) {
            const WordGraph::Node root = m_words.root();
            m_steps.makeRoomFor(1);
            writeFirst(m_steps.count++, root, m_words.letters(root), m_rack.all(), {}, start, anchor);
            return;
        }
        const Cell& cell = m_line->cells[anchor];
        const auto& [leftParts, next, count] = m_leftParts.ofLength(anchor - start);
        m_steps.makeRoomFor(count);
        std::size_t n = m_steps.count;
        for (std::size_t leftPart = 0; leftPart < count; ++leftPart) {
            m_steps.steps[m_steps.count].from = static_cast<std::uint32_t>(leftPart);
            m_steps.count += (next[leftPart] & cell.shows(usable(leftParts[leftPart].left))) != 0;
        }
        const Line::Cells premiums = m_line->premiums & cellsBetween(start, anchor);
        for (; n < m_steps.count; ++n) {
            const std::size_t from = m_steps.steps[n].from;
            const LeftPart<Scoring>& leftPart = leftParts[from];
            const RunningScore score = leftPart.scoreOn(*m_line, start, premiums, m_scoring);
            writeFirst(n, leftPart.node, next[from], leftPart.left, score, start, anchor);
        }
    }
    // Writes a first step, except for the index of its left part. Writes field by field because the fields are read one
    // by one. Writing a struct as a whole and then reading its parts, or the reverse, stalls the processor.
    void writeFirst(std::size_t n, WordGraph::Node node, LetterMask next, RackLeft left, RunningScore score, int start,
                    int anchor)
    {
        Step& step = m_steps.steps[n];
        step.edge = WordGraph::Edge(node, 0);
        step.next = next;
        step.left.letters = left.letters;
        step.left.tiles = left.tiles;
        step.cell = static_cast<std::uint8_t>(anchor);
        step.start = static_cast<std::uint8_t>(start);
        step.score = score;
    }

    STOREYS_FOR_EACH_PROCESSOR void goOn()
    {
        m_firstCount = m_steps.count;
        for (std::size_t n = 0; n < m_firstCount; ++n) {
            m_steps.makeRoomFor(2 * maxLetters);
            const Step& step = m_steps.steps[n];
            const bool isOneLetter = step.cell == step.start;
            listNext(n, step.cell, step.left, isOneLetter ? Cell::noEnd : m_line->cells[step.cell].ends);
        }
        for (std::size_t n = m_firstCount; n < m_steps.count; ++n) {
            m_steps.makeRoomFor(2 * maxLetters);
            settle(n);
        }
    }
    // Computes the tiles left and the score after step `n`, adds the play that ends there if it is good enough, and
    // lists the next steps.
    STOREYS_INLINE void settle(std::size_t n)
    {
        Step& step = m_steps.steps[n];
        const Step& before = m_steps.steps[step.from];
        const Cell& cell = m_line->cells[before.cell];
        const bool put = isPut(step, cell);
        const RackLeft left = hasBlanks && step.tile.isBlank() ? m_rack.withoutBlank(before.left)
                                                               : m_rack.without(before.left, step.tile.letter(), put);
        step.left.letters = left.letters;
        step.left.tiles = left.tiles;
        step.cell = before.cell + 1;
        RunningScore score = before.score;
        score.add(m_line->cellScores[before.cell], put, m_scoring.worth(step.tile));
        step.score = score;
        if (int{step.edge.endsWord()} & int{left.tiles != m_rack.all().tiles}) {
            const int points = score.points(m_scoring) + (left.tiles == 0 ? m_bonus : 0);
            const Worth worth = m_value.template of<hasBlanks>(points, left.tiles);
            if (cares(worth))
                end(n, points, worth);
        }
        listNext(n, step.cell, left, m_line->cells[step.cell].ends);
    }
    [[nodiscard]] static bool isPut(const Step& step, const Cell& cell)
    {
        return cell.topMask != maskOf(step.tile.letter());
    }
    // Lists the steps that put or keep a letter on cell `at` after step `n`; `ends` is as Cell::ends. m_steps must have
    // room for 2 * maxLetters steps.
    STOREYS_INLINE void listNext(std::size_t n, int at, RackLeft left, WordGraph::Entry ends)
    {
        Step* const steps = m_steps.steps.data();
        const WordGraph& words = m_words;
        const WordGraph::Node node = steps[n].edge.target();
        const LetterMask next = steps[n].next;
        const Cell& cell = m_line->cells[at];
        const LetterMask then = m_line->cells[at + 1].shows(usable(left));
        std::size_t count = m_steps.count;
        const auto list = [&](Letter letter, Tile tile) STOREYS_INLINE {
            const int before = std::popcount(next & (maskOf(letter) - 1));
            const WordGraph::Edge edge(words.edgeAt(node, before).bits() & ends);
            const LetterMask follow = words.letters(edge.target());
            Step& step = steps[count];
            step.edge = edge;
            step.next = follow;
            step.from = static_cast<std::uint32_t>(n);
            step.tile = tile;
            count += int{(follow & then) != 0} | int{edge.endsWord()};
        };
        for (LetterMask rest = next & cell.shows(left.letters); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            list(letter, Tile::of(letter));
        }
        if (hasBlanks && left.hasBlank())
            for (LetterMask rest = next & cell.crossSet; rest != 0; rest &= rest - 1) {
                const auto letter = static_cast<Letter>(std::countr_zero(rest));
                list(letter, Tile::blankAs(letter));
            }
        m_steps.count = count;
    }

    // Adds the play whose word ends with step `last`, if it is legal, and drops worse plays.
    [[gnu::noinline]] void end(std::size_t last, int points, Worth worth)
    {
        const auto& steps = m_steps.steps;
        Line::Cells placed = 0;
        std::size_t n = last;
        for (int at = steps[last].cell - 1; n >= m_firstCount; --at, n = steps[n].from)
            placed |= Line::Cells{isPut(steps[n], m_line->cells[at])} << at;
        const int start = steps[n].start;
        const int anchor = steps[n].cell;
        placed |= cellsBetween(start, anchor);
        const int after = steps[last].cell;
        if (!m_endCheck.isLegal(*m_line, start, after - 1, placed, steps[last].tile))
            return;
        if (worth > m_best)
            m_found.clear();
        m_best = worth;
        FoundPlay& play = m_found.emplace_back();
        play.first = m_line->squareAt(start);
        play.direction = m_line->direction;
        play.length = static_cast<std::uint8_t>(after - start);
        play.placed = placed >> start;
        play.score = Points(points);
        if (start != anchor)
            m_leftParts.ofLength(anchor - start)
                .leftParts[steps[n].from]
                .tiles.copyTo(play.tiles.begin(), anchor - start);
        n = last;
        for (int at = after - 1; at >= anchor; --at, n = steps[n].from)
            if (placed >> at & 1)
                play.tiles[at - start] = steps[n].tile;
    }
    [[nodiscard]] static Line::Cells cellsBetween(int first, int after) { return (1u << after) - (1u << first); }

    const WordGraph m_words; // a copy of the graph's handle, which saves one indirection
    const Scoring& m_scoring;
    const RackTiles& m_rack;
    LeftParts<Scoring>& m_leftParts;
    Steps<Scoring>& m_steps;
    const Value& m_value;
    std::vector<FoundPlay>& m_found;
    const WordEndCheck m_endCheck;
    const int m_bonus; // bonus for playing all tiles of the rack

    Worth m_best = std::numeric_limits<Worth>::min();
    std::size_t m_firstCount = 0; // number of first steps in the list
    const ScoredLine<Scoring>* m_line = nullptr;
};

} // namespace storeys
