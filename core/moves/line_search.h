#pragma once

#include "moves/generator.h"
#include "moves/leads.h"
#include "moves/line.h"
#include "rules/legality.h"

namespace storeys {

// The tiles still to be put down while a line is searched.
class OpenRack
{
public:
    explicit OpenRack(const Rack& rack) : m_size(rack.size()), m_letters(rack.letters())
    {
        for (int kind = 0; kind < tileKinds; ++kind)
            m_counts[kind] = static_cast<std::int8_t>(rack.count(kind));
    }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] LetterMask letters() const { return m_letters; }
    [[nodiscard]] bool hasBlank() const { return m_counts[Tile::blank().kind()] > 0; }
    // The letters that can be put down.
    [[nodiscard]] LetterMask usable() const { return hasBlank() ? ~LetterMask{0} : m_letters; }
    void take(Tile tile)
    {
        if (--m_counts[tile.kind()] == 0 && !tile.isBlank())
            m_letters ^= maskOf(tile.letter());
    }
    void giveBack(Tile tile)
    {
        if (m_counts[tile.kind()]++ == 0 && !tile.isBlank())
            m_letters ^= maskOf(tile.letter());
    }

private:
    std::array<std::int8_t, tileKinds> m_counts{};
    int m_size;
    LetterMask m_letters;
};

// The search of one line after the other, each from every square where a word can begin.
template<class Scoring>
class LineSearch
{
    using Sum = typename Scoring::Sum;

public:
    LineSearch(const RuleBook& book, const Scoring& scoring, const Rack& rack, std::vector<FoundPlay>& found)
        : m_variant(book.variant), m_words(book.lexicon->words), m_scoring(scoring), m_found(found), m_rack(rack),
          m_leads(m_words, rack),
          m_pluralRule(book.houseRules.pluralRule && m_variant.hasRule(rules::onlyPlural)),
          m_coversRule(m_variant.hasRule(rules::coversWord))
    {}

    void search(const Line<Scoring>& line)
    {
        m_line = &line;
        int anchor = line.length;
        for (int start = line.length - 1; start >= 0; --start) {
            if (line.cells[start].anchor)
                anchor = start;
            const bool canBegin = start == 0 || line.cells[start - 1].topMask == 0;
            if (!canBegin || anchor == line.length || anchor - start > m_rack.size())
                continue;
            m_start = start;
            m_anchor = anchor;
            if (anchor == start)
                extend(start, m_words.root(), {}, 0, 0);
            else
                goOnFromLeads();
        }
    }

private:
    // The squares before the anchor are empty and have no neighbours.
    void goOnFromLeads()
    {
        const int length = m_anchor - m_start;
        const Cell<Scoring>& anchor = m_line->cells[m_anchor];
        const LetterMask wanted = anchor.topMask | anchor.allowed;
        for (const Leads::Lead& lead : m_leads.ofLength(length)) {
            if (!(lead.next & wanted))
                continue;
            Sum main;
            for (int i = 0; i < length; ++i) {
                m_rack.take(lead.tiles[i]);
                m_tiles[m_start + i] = lead.tiles[i];
                m_scoring.place(main, lead.tiles[i], Height(1), m_line->cells[m_start + i].kind);
            }
            extend(m_anchor, lead.node, main, 0, ((1u << length) - 1) << m_start);
            for (int i = 0; i < length; ++i)
                m_rack.giveBack(lead.tiles[i]);
        }
    }

    // Chooses what cell i shows; the cells before it are settled and lead to the node. `crossing`: points of the
    // crossing words so far; `placed`: bit n for a tile put on cell n.
    void extend(int i, WordGraph::Node node, const Sum& main, int crossing, std::uint32_t placed)
    {
        const Cell<Scoring>& cell = m_line->cells[i];
        const LetterMask next = m_words.letters(node);
        if (next & cell.topMask) {
            Sum longer = main;
            m_scoring.keep(longer, cell.top, Height(cell.height));
            settle(i, m_words.edge(node, cell.top.letter()), longer, crossing, placed);
        }
        for (LetterMask rest = next & cell.allowed & m_rack.usable(); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const WordGraph::Edge edge = m_words.edge(node, letter);
            if (m_rack.letters() & maskOf(letter))
                put(i, Tile::of(letter), edge, main, crossing, placed);
            if (m_rack.hasBlank())
                put(i, Tile::blankAs(letter), edge, main, crossing, placed);
        }
    }

    void put(int i, Tile tile, WordGraph::Edge edge, Sum main, int crossing, std::uint32_t placed)
    {
        const Cell<Scoring>& cell = m_line->cells[i];
        const Height height(cell.height + 1);
        m_scoring.place(main, tile, height, cell.kind);
        if (cell.crossed) {
            Sum cross = cell.cross;
            m_scoring.place(cross, tile, height, cell.kind);
            crossing += m_scoring.points(cross);
        }
        m_rack.take(tile);
        m_tiles[i] = tile;
        settle(i, edge, main, crossing, placed | 1u << i);
        m_rack.giveBack(tile);
    }

    // Cell i is settled too: a word may end here, and others go on.
    void settle(int i, WordGraph::Edge edge, const Sum& main, int crossing, std::uint32_t placed)
    {
        if (edge.endsWord() && m_line->cells[i + 1].topMask == 0 && isLegal(i, placed))
            report(i, m_scoring.points(main) + crossing, placed);
        if (edge.target() != 0)
            extend(i + 1, edge.target(), main, crossing, placed);
    }

    // What is left to check of a word that ends at cell `last`: letters and crossing words are good already.
    [[nodiscard]] bool isLegal(int last, std::uint32_t placed) const
    {
        if (placed == 0 || last < m_anchor || last == m_start)
            return false;
        if ((placed & (placed - 1)) == 0) {
            const int only = std::countr_zero(placed);
            // A tile that forms two words was found across.
            const bool foundAcross = m_line->direction == Direction::Down && m_line->cells[only].crossed;
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
        const Cell<Scoring>& cell = m_line->cells[only];
        const auto plural = m_variant.pluralLetter;
        if (m_tiles[only].letter() != plural || cell.topMask != 0 || only != last)
            return false;
        const bool mainTacksOn = last - m_start >= 2 && m_line->cells[last - 1].top.letter() != plural;
        return mainTacksOn && (!cell.crossed || cell.crossTacksOn);
    }

    void report(int last, int points, std::uint32_t placed)
    {
        FoundPlay& play = m_found.emplace_back();
        play.first = m_line->squareAt(m_start);
        play.direction = m_line->direction;
        play.length = last - m_start + 1;
        play.placed = placed >> m_start;
        for (std::uint32_t rest = placed; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            play.tiles[cell - m_start] = m_tiles[cell];
        }
        play.score = Points(points) + allTilesBonus(m_variant, std::popcount(placed));
    }

    const Variant& m_variant;
    const WordGraph& m_words;
    const Scoring& m_scoring;
    std::vector<FoundPlay>& m_found;
    OpenRack m_rack;
    Leads m_leads;
    const bool m_pluralRule;
    const bool m_coversRule;

    const Line<Scoring>* m_line = nullptr;
    int m_start = 0;  // cell where the word begins
    int m_anchor = 0; // the first anchor from there on
    std::array<Tile, Board::maxSide> m_tiles{}; // put on cell n, where one is
};

} // namespace storeys
