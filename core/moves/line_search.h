#pragma once

#include "moves/goal.h"
#include "moves/leads.h"
#include "moves/reach.h"
#include "rules/legality.h"

// The search spends its time on a few short functions that call each other; as one function they cost a third less.
#ifdef __GNUC__
#define STOREYS_INLINE [[gnu::always_inline]]
#else
#define STOREYS_INLINE
#endif

namespace storeys {

// The search of one line after the other, each from every square where a word can begin. Racks without a blank, which
// are most, have a search of their own that never asks for one.
template<class Scoring, class Goal, bool hasBlanks>
class LineSearch
{
    using Sum = typename Scoring::Sum;

public:
    LineSearch(const RuleBook& book, const Scoring& scoring, const Rack& rack, Leads<Scoring>& leads, Goal& goal)
        : m_variant(book.variant), m_words(book.lexicon->words), m_scoring(scoring), m_rack(rack),
          m_rackSize(rack.size()), m_leads(leads), m_goal(goal),
          m_pluralRule(book.houseRules.pluralRule && m_variant.hasRule(rules::onlyPlural)),
          m_coversRule(m_variant.hasRule(rules::coversWord)), m_bonus(allTilesBonus(m_variant, rack.size()).value)
    {}

    // `reach`: of the line and the rack; only looked at by a goal that is bounded.
    void search(const Line& line, const Reach<Scoring>* reach)
    {
        m_line = &line;
        m_reach = reach;
        for (int start = line.length - 1; start >= 0 && !m_goal.isDone(); --start) {
            m_anchor = line.anchorFrom(start);
            const bool canBegin = start == 0 || !line.isOccupied(start - 1);
            if (!canBegin || m_anchor == line.length || m_anchor - start > m_rackSize)
                continue;
            m_start = start;
            m_ends = ~(line.occupied >> 1) & ~0u << std::max(m_anchor, start + 1);
            if (!isWorthIt(start, WordGraph::maxLongest, {}, {}))
                continue;
            if (m_anchor == start)
                goOn({start, m_words.root()}, {}, {}, m_rack);
            else
                goOnFromLeads();
        }
    }

private:
    // The search hands these on in registers, so they are small.
    struct At
    {
        int cell = 0;          // next to be chosen for
        WordGraph::Node node;  // where the cells before it lead
    };
    struct Tally
    {
        int crossing = 0;         // points of the crossing words
        std::uint32_t placed = 0; // bit n for a tile put on cell n
    };

    [[nodiscard]] static LetterMask usable(RackLeft left) { return hasBlanks ? left.usable() : left.letters(); }

    // The squares before the anchor are empty and have no neighbours.
    void goOnFromLeads()
    {
        const int length = m_anchor - m_start;
        const LetterMask wanted = m_line->cells[m_anchor].shows(usable(m_rack));
        const auto& level = m_leads.ofLength(length);
        const Tally tally{0, ((1u << length) - 1) << m_start};
        for (std::size_t n = 0; n < level.next.size(); ++n) {
            if (!(level.next[n] & wanted))
                continue;
            m_lead = &level.leads[n];
            const Sum main = mainOf(*m_lead, length);
            if (isWorthIt(m_anchor, m_lead->longest, main, tally))
                goOn({m_anchor, m_lead->node}, main, tally, m_lead->left);
        }
        m_lead = nullptr;
    }
    [[nodiscard]] Sum mainOf(const Lead<Scoring>& lead, int length) const
    {
        if constexpr (!Scoring::hasPremiums)
            return lead.sum;
        Sum sum;
        for (int i = 0; i < length; ++i)
            m_scoring.place(sum, lead.tiles[i], Height(1), m_line->cells[m_start + i].kind);
        return sum;
    }

    // On to a cell, if a word can go on there.
    STOREYS_INLINE void goOn(At at, Sum main, Tally tally, RackLeft left)
    {
        // Node 0 has no letters, so this is also the end of the longest words.
        if (m_words.letters(at.node) & m_line->cells[at.cell].shows(usable(left)))
            choose(at, main, tally, left);
    }

    // Chooses what the cell shows.
    void choose(At at, Sum main, Tally tally, RackLeft left)
    {
        const Cell& cell = m_line->cells[at.cell];
        const LetterMask next = m_words.letters(at.node);
        if (next & cell.topMask) {
            Sum longer = main;
            m_scoring.keep(longer, cell.top, Height(cell.height));
            settle(at.cell, m_words.edge(at.node, cell.top.letter()), longer, tally, left);
        }
        for (LetterMask rest = next & cell.allowed & usable(left); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const LetterMask mask = rest & -rest;
            const WordGraph::Edge edge = m_words.edge(at.node, letter);
            if (!hasBlanks || (left.letters() & mask))
                put(at.cell, Tile::of(letter), edge, main, tally, left.without(mask));
            if (hasBlanks && left.hasBlank())
                put(at.cell, Tile::blankAs(letter), edge, main, tally, left.withoutBlank());
        }
    }

    STOREYS_INLINE void put(int i, Tile tile, WordGraph::Edge edge, Sum main, Tally tally, RackLeft left)
    {
        const Cell& cell = m_line->cells[i];
        const Height height(cell.height + 1);
        m_scoring.place(main, tile, height, cell.kind);
        tally.crossing += cell.crossing.with(m_scoring.worth(tile));
        tally.placed |= 1u << i;
        m_tiles[i] = tile;
        settle(i, edge, main, tally, left);
    }

    // Cell i is settled too: a word may end here, and others go on.
    STOREYS_INLINE void settle(int i, WordGraph::Edge edge, Sum main, Tally tally, RackLeft left)
    {
        if (((m_ends >> i & 1) & edge.endsWord() & (tally.placed != 0)) && isLegal(i, tally.placed))
            report(i, main, tally);
        if (isWorthIt(i + 1, edge.longest(), main, tally))
            goOn({i + 1, edge.target()}, main, tally, left);
    }

    // What is left to check of a word that ends at cell `last`: letters and crossing words are good already.
    STOREYS_INLINE [[nodiscard]] bool isLegal(int last, std::uint32_t placed) const
    {
        if ((placed & (placed - 1)) == 0) {
            const int only = std::countr_zero(placed);
            // A tile that forms two words was found across.
            const bool foundAcross = m_line->direction == Direction::Down && (m_line->crossed >> only & 1);
            return !foundAcross && !(m_pluralRule && isTackedOn(only, last));
        }
        if (m_coversRule)
            for (int w = 0; w < m_line->wordCount; ++w)
                if ((m_line->words[w] & ~placed) == 0)
                    return false;
        return true;
    }

    // Whether the only tile, on cell `only`, makes no more than plurals; see rules::onlyPlural.
    [[nodiscard]] bool isTackedOn(int only, int last) const
    {
        const Cell& cell = m_line->cells[only];
        const auto plural = m_variant.pluralLetter;
        if (only != last || cell.topMask != 0 || m_tiles[only].letter() != plural)
            return false;
        const bool mainTacksOn = last - m_start >= 2 && m_line->cells[last - 1].top.letter() != plural;
        return mainTacksOn && (!(m_line->crossed >> only & 1) || cell.crossTacksOn);
    }

    // Whether any word that goes on from cell i, with at most so many letters more, could score enough.
    STOREYS_INLINE [[nodiscard]] bool isWorthIt(int i, int longest, Sum main, Tally tally) const
    {
        if constexpr (Goal::isBounded) {
            const int left = m_rackSize - std::popcount(tally.placed);
            const int bonus = m_reach->takes(left, i, longest) ? m_bonus : 0;
            return m_goal.cares(m_reach->most(main, i, longest, left) + tally.crossing + bonus);
        }
        return true;
    }

    void report(int last, Sum main, Tally tally)
    {
        const bool all = std::popcount(tally.placed) == m_rackSize;
        const int points = m_scoring.points(main) + tally.crossing + (all ? m_bonus : 0);
        FoundPlay* play = m_goal.next(points);
        if (!play)
            return;
        play->first = m_line->squareAt(m_start);
        play->direction = m_line->direction;
        play->length = last - m_start + 1;
        play->placed = tally.placed >> m_start;
        if (m_lead)
            play->tiles = m_lead->tiles;
        for (std::uint32_t rest = tally.placed >> m_anchor; rest != 0; rest &= rest - 1) {
            const int cell = m_anchor + std::countr_zero(rest);
            play->tiles[cell - m_start] = m_tiles[cell];
        }
        play->score = Points(points);
    }

    const Variant& m_variant;
    const WordGraph& m_words;
    const Scoring& m_scoring;
    const RackLeft m_rack;
    const int m_rackSize;
    Leads<Scoring>& m_leads;
    Goal& m_goal;
    const bool m_pluralRule;
    const bool m_coversRule;
    const int m_bonus; // for all tiles of the rack at once

    const Line* m_line = nullptr;
    const Reach<Scoring>* m_reach = nullptr;
    int m_start = 0;  // cell where the word begins
    int m_anchor = 0; // the first anchor from there on
    Line::Cells m_ends = 0; // where a word may end: connected, of two letters or more, nothing behind
    const Lead<Scoring>* m_lead = nullptr; // what lies on the cells before the anchor, if any
    std::array<Tile, Board::maxSide> m_tiles{}; // put on cell n, from the anchor on, where one is
};

} // namespace storeys
