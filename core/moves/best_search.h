#pragma once

#include "base/inline.h"
#include "moves/end_check.h"
#include "moves/found_play.h"
#include "moves/leads.h"
#include "moves/reach.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

namespace storeys {

// The cells of a word before the next one to be chosen for.
template<class Scoring>
struct Draft
{
    WordGraph::Node node;       // where they lead
    LetterMask next;            // letters that can follow there
    RackLeft left;
    typename Scoring::Sum main; // of the cells
    int crossing;               // points of the crossing words
    Line::Cells placed;         // where tiles were put
    std::uint32_t from;         // the draft that is a cell shorter; of the first ones, the lead
    std::uint8_t start;
    std::uint8_t cell;          // the next one
    Tile tile;                  // put on the cell before, if one was; of the first ones, any
};

// The drafts of a line in the order in which they are made longer. Memory that is used again and never gets smaller.
template<class Scoring>
class Drafts
{
public:
    void clear() { m_count = 0; }
    [[nodiscard]] std::size_t count() const { return m_count; }
    // What is in the list, and room for that many more.
    [[nodiscard]] Draft<Scoring>* withRoomFor(std::size_t more)
    {
        if (m_drafts.size() < m_count + more) [[unlikely]]
            m_drafts.resize(2 * (m_count + more));
        return m_drafts.data();
    }
    // After some were written behind the others.
    void setCount(std::size_t count) { m_count = count; }
    [[nodiscard]] const Draft<Scoring>& operator[](std::size_t n) const { return m_drafts[n]; }

private:
    std::vector<Draft<Scoring>> m_drafts;
    std::size_t m_count = 0;
};

// The search of one line after the other for the plays that score most. Goes breadth first: every draft of a line makes
// its longer ones behind all others, and one that can't go on or can't score enough is written over by the next. So, on
// racks without a blank, nothing branches on which letters lead on. Nobody can foretell that: in a game, where each
// position is new, a search depth first spends much of its time on branches that the processor has guessed wrongly.
template<class Scoring, bool hasBlanks>
class BestSearch
{
    using Draft = storeys::Draft<Scoring>;
    using Sum = typename Scoring::Sum;

public:
    // Adds to `found`, which is empty, the plays that score most.
    BestSearch(const RuleBook& book, const Scoring& scoring, const RackTiles& rack, Leads<Scoring>& leads,
               Drafts<Scoring>& drafts, std::vector<FoundPlay>& found)
        : m_words(book.lexicon->words), m_scoring(scoring), m_rack(rack), m_rackSize(rack.all().size()),
          m_leads(leads), m_drafts(drafts), m_found(found), m_endCheck(book),
          m_bonus(allTilesBonus(book.variant, m_rackSize).value)
    {}

    // Whether plays worth that many points can still matter.
    [[nodiscard]] bool cares(int points) const { return points >= m_best; }

    // `reach`: of the line and the rack.
    void search(const Line& line, const Reach<Scoring>& reach)
    {
        m_line = &line;
        m_reach = &reach;
        m_drafts.clear();
        for (Line::Cells starts = line.starts(m_rackSize); starts != 0; starts &= starts - 1)
            if (const int start = std::countr_zero(starts); cares(reach.most({}, start, m_rackSize)))
                begin(start, line.anchorFrom(start));
        lengthenAll();
    }

private:
    [[nodiscard]] static LetterMask usable(RackLeft left) { return hasBlanks ? left.usable() : left.letters; }

    // Words that begin at a cell; it and those up to the anchor are empty and have no neighbours.
    void begin(int start, int anchor)
    {
        if (start == anchor) {
            const WordGraph::Node root = m_words.root();
            const auto at = static_cast<std::uint8_t>(start);
            const std::size_t count = m_drafts.count();
            m_drafts.withRoomFor(1)[count] = {root, m_words.letters(root), m_rack.all(), {}, 0, 0, 0, at, at, {}};
            m_drafts.setCount(count + 1);
            return;
        }
        const int length = anchor - start;
        const Line::Cells placed = ((1u << length) - 1) << start;
        const Line::Cells premiums = m_line->premiums & placed;
        const Cell& cell = m_line->cells[anchor];
        const auto& [leads, next] = m_leads.ofLength(length);
        std::size_t count = m_drafts.count();
        Draft* const drafts = m_drafts.withRoomFor(leads.size());
        for (std::size_t n = 0; n < leads.size(); ++n) {
            const Lead<Scoring>& lead = leads[n];
            const Sum main = lead.mainOn(*m_line, start, premiums, m_scoring);
            Draft& draft = drafts[count];
            draft.node = lead.node;
            draft.next = next[n];
            draft.left = lead.left;
            draft.main = main;
            draft.crossing = 0;
            draft.placed = placed;
            draft.from = static_cast<std::uint32_t>(n);
            draft.start = static_cast<std::uint8_t>(start);
            draft.cell = static_cast<std::uint8_t>(anchor);
            count += isWorthIt(next[n], cell, lead.left, m_reach->most(main, anchor, m_rackSize - length));
        }
        m_drafts.setCount(count);
    }

    void lengthenAll()
    {
        const WordGraph& words = m_words;
        std::size_t count = m_drafts.count();
        for (std::size_t n = 0; n < count; ++n) {
            m_drafts.setCount(count);
            Draft* const drafts = m_drafts.withRoomFor(2 * maxLetters);
            const Draft draft = drafts[n];
            const Cell& cell = m_line->cells[draft.cell];
            const Cell& following = m_line->cells[draft.cell + 1];
            const bool mayEnd = !m_line->isOccupied(draft.cell + 1) & (draft.cell != draft.start);
            // The cell shows the letter: of the tile, put there or, as the top, kept. Written behind all others, the
            // longer draft stays only if it counts.
            const auto show = [&](Letter letter, Tile tile, bool put, RackLeft left) STOREYS_INLINE {
                const int before = std::popcount(draft.next & (maskOf(letter) - 1));
                const WordGraph::Edge edge = words.edgeAt(draft.node, before);
                const LetterMask next = words.letters(edge.target());
                Sum main = draft.main;
                m_scoring.add(main, tile, Height(cell.height + put), put, cell.kind);
                const int crossing = draft.crossing + (cell.crossing.with(m_scoring.worth(tile)) & -int{put});
                const Line::Cells placed = draft.placed | Line::Cells{put} << draft.cell;
                Draft& longer = drafts[count];
                longer.node = edge.target();
                longer.next = next;
                longer.left = left;
                longer.main = main;
                longer.crossing = crossing;
                longer.placed = placed;
                longer.from = static_cast<std::uint32_t>(n);
                longer.start = draft.start;
                longer.cell = draft.cell + 1;
                longer.tile = tile;
                const int most = m_reach->most(main, draft.cell + 1, left.size()) + crossing;
                count += isWorthIt(next, following, left, most);
                if (mayEnd & edge.endsWord() & (placed != 0))
                    end(longer);
            };
            forEachChoice(draft, cell, show);
        }
    }
    // Calls show(letter, tile, put, left) for all that the cell can show next.
    template<class Show>
    STOREYS_INLINE void forEachChoice(const Draft& draft, const Cell& cell, Show show) const
    {
        if (!hasBlanks) {
            for (LetterMask rest = draft.next & cell.shows(draft.left.letters); rest != 0; rest &= rest - 1) {
                const auto letter = static_cast<Letter>(std::countr_zero(rest));
                const bool put = (rest & -rest) != cell.topMask;
                show(letter, put ? Tile::of(letter) : cell.top, put, m_rack.without(draft.left, letter, put));
            }
            return;
        }
        if (draft.next & cell.topMask)
            show(cell.top.letter(), cell.top, false, draft.left);
        for (LetterMask rest = draft.next & cell.allowed & draft.left.usable(); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            if (draft.left.letters & maskOf(letter))
                show(letter, Tile::of(letter), true, m_rack.without(draft.left, letter));
            if (draft.left.hasBlank())
                show(letter, Tile::blankAs(letter), true, m_rack.withoutBlank(draft.left));
        }
    }
    // Whether a draft can go on at the cell, and with so many points to be had is worth it.
    [[nodiscard]] bool isWorthIt(LetterMask next, const Cell& cell, RackLeft left, int most) const
    {
        return ((next & cell.shows(usable(left))) != 0) & cares(most);
    }

    // A word ends with the draft.
    void end(const Draft& draft)
    {
        const int points = m_scoring.points(draft.main) + draft.crossing + (draft.left.tiles == 0 ? m_bonus : 0);
        if (cares(points) && m_endCheck.isLegal(*m_line, draft.start, draft.cell - 1, draft.placed, draft.tile))
            report(draft, points);
    }
    void report(const Draft& draft, int points)
    {
        if (points > m_best)
            m_found.clear();
        m_best = points;
        FoundPlay& play = m_found.emplace_back();
        play.first = m_line->squareAt(draft.start);
        play.direction = m_line->direction;
        play.length = draft.cell - draft.start;
        play.placed = draft.placed >> draft.start;
        play.score = Points(points);
        const int anchor = m_line->anchorFrom(draft.start);
        const Draft* part = &draft;
        for (; part->cell > anchor; part = &m_drafts[part->from])
            if (draft.placed >> (part->cell - 1) & 1)
                play.tiles[part->cell - 1 - draft.start] = part->tile;
        if (const int length = anchor - draft.start; length > 0)
            std::copy_n(m_leads.ofLength(length).leads[part->from].tiles.begin(), length, play.tiles.begin());
    }

    const WordGraph m_words; // a copy of its own is one step nearer
    const Scoring& m_scoring;
    const RackTiles& m_rack;
    const int m_rackSize;
    Leads<Scoring>& m_leads;
    Drafts<Scoring>& m_drafts;
    std::vector<FoundPlay>& m_found;
    const EndCheck m_endCheck;
    const int m_bonus; // for all tiles of the rack at once

    int m_best = std::numeric_limits<int>::min();
    const Line* m_line = nullptr;
    const Reach<Scoring>* m_reach = nullptr;
};

} // namespace storeys
