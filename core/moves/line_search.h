#pragma once

#include "base/compiler.h"
#include "moves/generator.h"
#include "moves/left_parts.h"
#include "moves/line_score.h"
#include "moves/line_table.h"

#include <algorithm>
#include <bit>

namespace storeys {

// The goal of a depth-first search decides which plays are kept and when the search stops.

// Keeps every play, in the order of the search.
struct AllPlays
{
    std::vector<FoundPlay>& found;

    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next() { return &found.emplace_back(); }
};

// Stops at the first play.
struct AnyPlay
{
    bool found = false;

    [[nodiscard]] bool isDone() const { return found; }
    [[nodiscard]] FoundPlay* next()
    {
        found = true;
        return nullptr;
    }
};

// Searches one line after another for all plays, depth first from every square where a word can begin. Racks without a
// blank, which are the most common, get their own instantiation, which never checks for blanks.
template<class Scoring, class Goal, bool hasBlanks>
class LineSearch
{
public:
    LineSearch(const RuleBook& book, const Scoring& scoring, const RackTiles& rack, LeftParts<Scoring>& leftParts,
               Goal& goal)
        : m_words(book.lexicon->words), m_scoring(scoring), m_rack(rack), m_rackSize(rack.all().size()),
          m_leftParts(leftParts), m_goal(goal), m_endCheck(book), m_bonus(bingoBonus(book.variant, m_rackSize).value)
    {}

    void search(const ScoredLine<Scoring>& line)
    {
        m_line = &line;
        for (Line::Cells starts = line.starts(m_rackSize); starts != 0 && !m_goal.isDone();) {
            m_start = std::bit_width(starts) - 1;
            starts ^= 1u << m_start;
            m_anchor = line.anchorFrom(m_start);
            m_ends = ~(line.occupied >> 1) & ~0u << std::max(m_anchor, m_start + 1);
            const Draft nothing{m_start, m_words.root(), {}, 0, m_rackSize};
            if (m_anchor == m_start)
                goOn(nothing, m_rack.all());
            else
                goOnFromLeftParts();
        }
    }

private:
    // A word that is being built, up to the cell that gets its letter next.
    struct Draft
    {
        int cell;                    // the cell that gets its letter next
        WordGraph::Node node;        // the graph node that the cells before `cell` lead to
        RunningScore<Scoring> score; // the score of the cells before `cell`
        std::uint32_t placed;        // bit n: a tile is put on cell n
        int tilesLeft;
    };

    [[nodiscard]] static LetterMask usable(RackLeft left) { return hasBlanks ? left.usable() : left.letters; }

    // Goes on from each left part of the right length: the cells before the anchor are empty and without neighbors.
    void goOnFromLeftParts()
    {
        const int length = m_anchor - m_start;
        const LetterMask wanted = m_line->cells[m_anchor].shows(usable(m_rack.all()));
        const auto& level = m_leftParts.ofLength(length);
        const std::uint32_t placed = ((1u << length) - 1) << m_start;
        const Line::Cells premiums = m_line->premiums & placed;
        for (std::size_t n = 0; n < level.count; ++n) {
            if (!(level.next[n] & wanted))
                continue;
            m_leftPart = &level.leftParts[n];
            const RunningScore<Scoring> score = m_leftPart->scoreOn(*m_line, m_start, premiums, m_scoring);
            goOn({m_anchor, m_leftPart->node, score, placed, m_rackSize - length}, m_leftPart->left);
        }
        m_leftPart = nullptr;
    }

    // Continues at the next cell if a word can continue there.
    STOREYS_INLINE void goOn(const Draft& draft, RackLeft left)
    {
        // An edge without continuations leads to node 0, which has no letters, so the search also stops there.
        if (m_words.letters(draft.node) & m_line->cells[draft.cell].shows(usable(left)))
            choose(draft, left);
    }

    // Tries each letter that the cell can show.
    void choose(const Draft& draft, RackLeft left)
    {
        const Cell& cell = m_line->cells[draft.cell];
        const bool mayEnd = m_ends >> draft.cell & 1;
        const Cell& following = m_line->cells[draft.cell + 1];
        // More than half of all letters end no word and lead to none. They are dropped here, before any work is done
        // for them.
        const auto leadsOn = [&](WordGraph::Edge edge, LetterMask then) {
            return (int{mayEnd & edge.endsWord()} | int{(m_words.letters(edge.target()) & then) != 0}) != 0;
        };
        const LetterMask after = following.shows(usable(left));
        const LetterMask afterBlank =
            hasBlanks && left.hasBlank() ? following.shows(m_rack.withoutBlank(left).usable()) : 0;
        const LetterMask next = m_words.letters(draft.node);
        if (next & cell.topMask)
            if (const auto edge = m_words.edge(draft.node, cell.top.letter()); leadsOn(edge, after))
                keep(draft, edge, left);
        for (LetterMask rest = next & cell.crossSet & usable(left); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const LetterMask mask = rest & -rest;
            const WordGraph::Edge edge = m_words.edge(draft.node, letter);
            if ((!hasBlanks || (left.letters & mask)) && leadsOn(edge, after))
                put(draft, Tile::of(letter), edge, m_rack.without(left, letter));
            if (hasBlanks && left.hasBlank() && leadsOn(edge, afterBlank))
                put(draft, Tile::blankAs(letter), edge, m_rack.withoutBlank(left));
        }
    }

    STOREYS_INLINE void keep(const Draft& draft, WordGraph::Edge edge, RackLeft left)
    {
        Draft longer{draft.cell + 1, edge.target(), draft.score, draft.placed, draft.tilesLeft};
        longer.score.keep(m_line->cellScores[draft.cell]);
        settle(edge, longer, left);
    }
    STOREYS_INLINE void put(const Draft& draft, Tile tile, WordGraph::Edge edge, RackLeft left)
    {
        Draft longer{draft.cell + 1, edge.target(), draft.score, draft.placed | 1u << draft.cell, draft.tilesLeft - 1};
        longer.score.put(m_line->cellScores[draft.cell], m_scoring.worth(tile));
        m_tiles[draft.cell] = tile;
        settle(edge, longer, left);
    }

    // Reports the word that ends with the last cell of the draft, if it is a legal play, and goes on to longer words.
    STOREYS_INLINE void settle(WordGraph::Edge edge, const Draft& draft, RackLeft left)
    {
        const int last = draft.cell - 1;
        if (((m_ends >> last & 1) & edge.endsWord() & (draft.placed != 0))
            && m_endCheck.isLegal(*m_line, m_start, last, draft.placed, m_tiles[last]))
            report(last, draft);
        goOn(draft, left);
    }

    STOREYS_NO_INLINE void report(int last, const Draft& draft)
    {
        FoundPlay* play = m_goal.next();
        if (!play)
            return;
        const int points = draft.score.points(m_scoring) + (draft.tilesLeft == 0 ? m_bonus : 0);
        play->first = m_line->squareAt(m_start);
        play->direction = m_line->direction;
        play->length = static_cast<std::uint8_t>(last - m_start + 1);
        play->placed = draft.placed >> m_start;
        if (m_leftPart)
            m_leftPart->tiles.copyTo(play->tiles.begin(), m_anchor - m_start);
        for (std::uint32_t rest = draft.placed >> m_anchor; rest != 0; rest &= rest - 1) {
            const int cell = m_anchor + std::countr_zero(rest);
            play->tiles[cell - m_start] = m_tiles[cell];
        }
        play->score = Points(points);
    }

    const WordGraph m_words; // a copy of the graph's handle, which saves one indirection
    const Scoring& m_scoring;
    const RackTiles& m_rack;
    const int m_rackSize;
    LeftParts<Scoring>& m_leftParts;
    Goal& m_goal;
    const WordEndCheck m_endCheck;
    const int m_bonus; // bonus for playing all tiles of the rack

    const ScoredLine<Scoring>* m_line = nullptr;
    int m_start = 0;        // the cell where the word begins
    int m_anchor = 0;       // the first anchor at or after m_start
    Line::Cells m_ends = 0; // cells where a word may end: connected, two letters or more, no tile after it
    const LeftPart<Scoring>* m_leftPart = nullptr; // on the cells before the anchor; null if there is none
    std::array<Tile, Board::maxSide> m_tiles{};    // the tile put on cell n, from the anchor on
};

} // namespace storeys
