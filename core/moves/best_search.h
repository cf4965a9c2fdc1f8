#pragma once

#include "base/inline.h"
#include "moves/end_check.h"
#include "moves/found_play.h"
#include "moves/leads.h"
#include "moves/reach.h"
#include "moves/whole_rack.h"

#include <bit>
#include <limits>
#include <vector>

namespace storeys {

// The letter that a cell of a word shows, and where it leads.
struct Step
{
    WordGraph::Edge edge{0}; // ends a word only where one may end
    LetterMask next = 0;     // letters that can follow
    std::uint32_t from = 0;  // the step before; of the first ones, the lead
    RackLeft left;           // from here on; set when the step is settled, as is the cell
    std::uint8_t cell = 0;   // the next one
    std::uint8_t start = 0;  // where the word begins; of the first ones only
    Tile tile;               // put there or, where the top is kept, any of that letter
};

// What the cells up to a step come to.
template<class Scoring>
struct Tally
{
    typename Scoring::Sum main;
    int crossing = 0; // points of the crossing words
};

// The steps of a line in the order in which they are listed. Memory that is used again and never gets smaller.
template<class Scoring>
struct Steps
{
    std::vector<Step> steps;
    std::vector<Tally<Scoring>> tallies; // by step
    std::size_t count = 0;
    std::size_t room = 0; // as many are there

    void makeRoomFor(std::size_t more)
    {
        if (room < count + more) [[unlikely]] {
            room = 2 * (count + more);
            steps.resize(room);
            tallies.resize(room);
        }
    }
};

// The search of one line after the other for the plays that score most. Goes breadth first: every step of a line lists
// those that follow it behind all others, and one that can't go on and ends no word is written over by the next. What a
// step comes to is counted only when its turn comes; most never get there. So nothing branches on which letters lead
// on. Nobody can foretell that: in a game, where each position is new, a search depth first spends much of its time on
// branches that the processor has guessed wrongly.
template<class Scoring, bool hasBlanks>
class BestSearch
{
    using Sum = typename Scoring::Sum;
    using Tally = storeys::Tally<Scoring>;

public:
    // Adds to `found`, which is empty, the plays that score most.
    BestSearch(const RuleBook& book, const Scoring& scoring, const RackTiles& rack, const WholeRack& wholeRack,
               Leads<Scoring>& leads, Steps<Scoring>& steps, std::vector<FoundPlay>& found)
        : m_words(book.lexicon->words), m_scoring(scoring), m_rack(rack), m_rackSize(rack.all().size()), m_leads(leads),
          m_steps(steps), m_found(found), m_endCheck(book), m_wholeRack(wholeRack)
    {}

    // Whether plays worth that many points can still matter.
    [[nodiscard]] bool cares(int points) const { return points >= m_best; }

    void search(const Line& line, const MostByStart& most)
    {
        m_line = &line;
        m_steps.count = 0;
        for (Line::Cells starts = line.starts(m_rackSize); starts != 0; starts &= starts - 1)
            if (const int start = std::countr_zero(starts);
                cares(most.plain(start)) || (cares(most.whole(start)) && m_wholeRack.mayFit(line, start)))
                begin(start, line.anchorFrom(start));
        goOn();
    }

private:
    [[nodiscard]] static LetterMask usable(RackLeft left) { return hasBlanks ? left.usable() : left.letters; }

    // Words that begin at a cell; it and those up to the anchor are empty and have no neighbours.
    void begin(int start, int anchor)
    {
        if (start == anchor) {
            const WordGraph::Node root = m_words.root();
            m_steps.makeRoomFor(1);
            writeFirst(root, m_words.letters(root), 0, m_rack.all(), {}, start, anchor);
            ++m_steps.count;
            return;
        }
        const Cell& cell = m_line->cells[anchor];
        const Line::Cells premiums = m_line->premiums & cellsBetween(start, anchor);
        const auto& [leads, next] = m_leads.ofLength(anchor - start);
        m_steps.makeRoomFor(leads.size());
        for (std::size_t n = 0; n < leads.size(); ++n) {
            const Lead<Scoring>& lead = leads[n];
            const Sum main = lead.mainOn(*m_line, start, premiums, m_scoring);
            writeFirst(lead.node, next[n], n, lead.left, main, start, anchor);
            m_steps.count += (next[n] & cell.shows(usable(lead.left))) != 0;
        }
    }
    // Behind all others; it is listed when count says so. Field by field, as it is read: what is written as a whole and
    // read in parts, or the other way round, makes the processor wait.
    void writeFirst(WordGraph::Node node, LetterMask next, std::size_t lead, RackLeft left, Sum main, int start,
                    int anchor)
    {
        Step& step = m_steps.steps[m_steps.count];
        step.edge = WordGraph::Edge(node, 0);
        step.next = next;
        step.from = static_cast<std::uint32_t>(lead);
        step.left.letters = left.letters;
        step.left.tiles = left.tiles;
        step.cell = static_cast<std::uint8_t>(anchor);
        step.start = static_cast<std::uint8_t>(start);
        Tally& tally = m_steps.tallies[m_steps.count];
        tally.main = main;
        tally.crossing = 0;
    }

    void goOn()
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
    // Counts what the cells up to the step come to, and lists what can follow.
    STOREYS_INLINE void settle(std::size_t n)
    {
        Step& step = m_steps.steps[n];
        const Step& before = m_steps.steps[step.from];
        const Tally& tallyBefore = m_steps.tallies[step.from];
        const Cell& cell = m_line->cells[before.cell];
        const bool put = isPut(step, cell);
        const Tile shown = Tile::either(put, step.tile, cell.top);
        const RackLeft left = hasBlanks && step.tile.isBlank() ? m_rack.withoutBlank(before.left)
                                                               : m_rack.without(before.left, step.tile.letter(), put);
        step.left.letters = left.letters;
        step.left.tiles = left.tiles;
        step.cell = before.cell + 1;
        Sum main = tallyBefore.main;
        m_scoring.add(main, shown, Height(cell.height + put), put, cell.kind);
        Tally& tally = m_steps.tallies[n];
        tally.main = main;
        tally.crossing = tallyBefore.crossing + (cell.crossing.with(m_scoring.worth(shown)) & -int{put});
        if (int{step.edge.endsWord()} & int{left.tiles != m_rack.all().tiles}) {
            const int points = m_scoring.points(main) + tally.crossing + (left.tiles == 0 ? m_wholeRack.bonus() : 0);
            if (cares(points))
                end(n, points);
        }
        listNext(n, step.cell, left, m_line->cells[step.cell].ends);
    }
    [[nodiscard]] static bool isPut(const Step& step, const Cell& cell)
    {
        return cell.topMask != maskOf(step.tile.letter());
    }
    // Lists what can follow the step; `ends`: see Cell. There is room for it.
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
            for (LetterMask rest = next & cell.allowed; rest != 0; rest &= rest - 1) {
                const auto letter = static_cast<Letter>(std::countr_zero(rest));
                list(letter, Tile::blankAs(letter));
            }
        m_steps.count = count;
    }

    // A word ends with the step.
    [[gnu::noinline]] void end(std::size_t last, int points)
    {
        const auto& steps = m_steps.steps;
        FoundPlay play;
        Line::Cells placed = 0;
        std::size_t n = last;
        for (int at = steps[last].cell - 1; n >= m_firstCount; --at, n = steps[n].from)
            placed |= Line::Cells{isPut(steps[n], m_line->cells[at])} << at;
        const int start = steps[n].start;
        const int anchor = steps[n].cell;
        placed |= cellsBetween(start, anchor);
        const int behind = steps[last].cell;
        if (!m_endCheck.isLegal(*m_line, start, behind - 1, placed, steps[last].tile))
            return;
        if (points > m_best)
            m_found.clear();
        m_best = points;
        play.first = m_line->squareAt(start);
        play.direction = m_line->direction;
        play.length = behind - start;
        play.placed = placed >> start;
        play.score = Points(points);
        if (start != anchor)
            m_leads.ofLength(anchor - start).leads[steps[n].from].tiles.copyTo(play.tiles.begin(), anchor - start);
        n = last;
        for (int at = behind - 1; at >= anchor; --at, n = steps[n].from)
            if (placed >> at & 1)
                play.tiles[at - start] = steps[n].tile;
        m_found.push_back(play);
    }
    [[nodiscard]] static Line::Cells cellsBetween(int first, int behind) { return (1u << behind) - (1u << first); }

    const WordGraph m_words; // a copy of its own is one step nearer
    const Scoring& m_scoring;
    const RackTiles& m_rack;
    const int m_rackSize;
    Leads<Scoring>& m_leads;
    Steps<Scoring>& m_steps;
    std::vector<FoundPlay>& m_found;
    const EndCheck m_endCheck;
    const WholeRack& m_wholeRack;

    int m_best = std::numeric_limits<int>::min();
    std::size_t m_firstCount = 0; // steps of the line that have none before
    const Line* m_line = nullptr;
};

} // namespace storeys
