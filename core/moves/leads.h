#pragma once

#include "base/compiler.h"
#include "lexicon/word_graph.h"
#include "moves/line.h"
#include "moves/rack_left.h"
#include "moves/tally.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace storeys {

// The tiles of a lead in two machine words: written tile by tile they could not be copied at once.
class LeadTiles
{
public:
    static constexpr int maxLength = 15;

    // Less than maxLength are there.
    void append(int count, Tile tile)
    {
        const auto code = std::uint64_t{std::bit_cast<std::uint8_t>(tile)} << 8 * (count & 7);
        (count < 8 ? m_first : m_second) |= code;
    }
    [[nodiscard]] Tile operator[](int n) const
    {
        return std::bit_cast<Tile>(static_cast<std::uint8_t>((n < 8 ? m_first : m_second) >> 8 * (n & 7)));
    }
    template<class Out>
    void copyTo(Out out, int count) const
    {
        for (int n = 0; n < count; ++n)
            *out++ = (*this)[n];
    }

private:
    std::uint64_t m_first = 0;
    std::uint64_t m_second = 0;
};

// The beginning of a word that a rack can lay on empty squares with no neighbours.
template<class Scoring>
struct Lead
{
    static constexpr int maxLength = LeadTiles::maxLength;

    RackLeft left;
    WordGraph::Node node = 0; // where the letters lead to
    Tally<Scoring> tally;     // on squares without premiums
    LeadTiles tiles;

    // The tally where it lies on the line from cell `start` on; `premiums`: those of its cells that are.
    [[nodiscard]] Tally<Scoring> tallyOn(const Line& line, int start, Line::Cells premiums,
                                         const Scoring& scoring) const
    {
        Tally<Scoring> on = tally;
        if constexpr (Scoring::hasPremiums)
            for (; premiums != 0; premiums &= premiums - 1) {
                const int cell = std::countr_zero(premiums);
                on.addPremium(line.kinds[cell], scoring.worth(tiles[cell - start]));
            }
        return on;
    }
};

// All leads of a rack. They are the same wherever empty squares lead up to the first square that connects, so they are
// found once for a position and not once for each place (the left parts of Appel and Jacobson, 1988). Made longer as
// they are asked for; memory is used again.
template<class Scoring>
class Leads
{
public:
    // Of one length, and beside them the letters that can follow each: most are put aside by these alone.
    struct Level
    {
        std::vector<Lead<Scoring>> leads;
        std::vector<LetterMask> next;
        std::size_t count = 0; // of those that are there; the vectors have room for more

        void makeRoomFor(std::size_t more)
        {
            if (leads.size() < count + more) [[unlikely]] {
                leads.resize(2 * (count + more));
                next.resize(leads.size());
            }
        }
    };

    // Begins anew for another rack, which must live until the next time.
    void reset(const WordGraph& words, const Scoring& scoring, const RackTiles& rack)
    {
        m_words = &words;
        m_scoring = &scoring;
        m_rack = &rack;
        m_made = 0;
        m_nothing = {rack.all(), words.root(), {}, {}};
        m_gain = Tally<Scoring>::gainOf(scoring, Tile(), Height(0), SquareKind(), {});
    }

    // Of that many tiles, 1 to the size of the rack.
    [[nodiscard]] const Level& ofLength(int length)
    {
        while (m_made < length)
            lengthen();
        return m_levels[length - 1];
    }

private:
    void lengthen()
    {
        Level& longer = m_levels[m_made];
        longer.count = 0;
        if (m_made == 0) {
            extend(m_nothing, longer);
        } else {
            const Level& made = m_levels[m_made - 1];
            for (std::size_t n = 0; n < made.count; ++n)
                extend(made.leads[n], longer);
        }
        ++m_made;
    }

    // Adds every lead that is one tile longer. Nothing branches on which letters lead on.
    STOREYS_FOR_EACH_PROCESSOR void extend(const Lead<Scoring>& lead, Level& longer) const
    {
        longer.makeRoomFor(2 * maxLetters);
        for (LetterMask rest = m_words->letters(lead.node) & lead.left.usable(); rest != 0; rest &= rest - 1) {
            const LetterMask mask = rest & -rest;
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const WordGraph::Edge edge = m_words->edge(lead.node, letter);
            if (lead.left.letters & mask)
                add(lead, edge, Tile::of(letter), m_rack->without(lead.left, letter), longer);
            if (lead.left.hasBlank())
                add(lead, edge, Tile::blankAs(letter), m_rack->withoutBlank(lead.left), longer);
        }
    }
    STOREYS_INLINE void add(const Lead<Scoring>& lead, WordGraph::Edge edge, Tile tile, RackLeft left,
                            Level& longer) const
    {
        Tally<Scoring> tally = lead.tally;
        tally.put(m_gain, m_scoring->worth(tile));
        LeadTiles tiles = lead.tiles;
        tiles.append(m_made, tile);
        Lead<Scoring>& added = longer.leads[longer.count];
        added.left.letters = left.letters;
        added.left.tiles = left.tiles;
        added.node = edge.target();
        added.tally = tally;
        added.tiles = tiles;
        longer.next[longer.count] = m_words->letters(edge.target());
        longer.count += edge.target() != 0;
    }

    const WordGraph* m_words = nullptr;
    const Scoring* m_scoring = nullptr;
    const RackTiles* m_rack = nullptr;
    int m_made = 0; // lengths found
    Lead<Scoring> m_nothing{};
    typename Tally<Scoring>::Gain m_gain{};               // of a tile on such a square
    std::array<Level, Lead<Scoring>::maxLength> m_levels; // by length - 1
};

} // namespace storeys
