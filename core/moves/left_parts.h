#pragma once

#include "base/compiler.h"
#include "lexicon/word_graph.h"
#include "moves/line.h"
#include "moves/line_score.h"
#include "rules/rack.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace storeys {

// ---- the tiles of a rack in a search

// The tiles of a rack that are still to be placed during a search. The value fits one machine word, so a search copies
// it to take tiles and never has to put them back. There are at most mostOnRack tiles of the rack and mostReserveBlanks
// blanks of the reserve.
struct RackLeft
{
    LetterMask letters = 0; // letters of which a tile is left
    // One bit per tile: letters from bit 0 up, blanks from bit 15 down, blanks of the reserve from bit 16 up.
    std::uint32_t tiles = 0;

    [[nodiscard]] int size() const { return std::popcount(tiles); }
    [[nodiscard]] bool hasBlank() const { return tiles >> 15 != 0; }
    // The letters that can be placed, with a letter tile or a blank.
    [[nodiscard]] LetterMask usable() const { return hasBlank() ? ~LetterMask{0} : letters; }
};

// Assigns each tile of a rack a bit of RackLeft::tiles. The searches treat a blank of the reserve like a blank of the
// rack; see withReserve().
class RackTiles
{
public:
    explicit RackTiles(const Rack& rack, int reserveBlanks = 0) : m_all{rack.letters()}
    {
        assert(rack.size() <= mostOnRack && reserveBlanks <= mostReserveBlanks);
        const int blanks = rack.count(blank);
        m_bits[blank] = (0xffffu << (16 - blanks) & 0xffffu) | ((1u << reserveBlanks) - 1) << 16;
        int used = 0;
        for (LetterMask rest = m_all.letters; rest != 0; rest &= rest - 1) {
            const int letter = std::countr_zero(rest);
            m_bits[letter] = ((1 << rack.count(letter)) - 1) << used;
            used += rack.count(letter);
        }
        m_all.tiles = ((1 << used) - 1) | m_bits[blank];
    }

    [[nodiscard]] const RackLeft& all() const { return m_all; }
    // `left` without one tile of the letter, which it must contain, or all of `left` if `take` is false. Has no branch.
    [[nodiscard]] RackLeft without(RackLeft left, Letter letter, bool take = true) const
    {
        const std::uint32_t tiles = left.tiles & m_bits[letter] & -std::uint32_t{take};
        const std::uint32_t others = tiles & (tiles - 1);
        const bool isLast = take && others == 0;
        return {left.letters ^ LetterMask{isLast} << letter, left.tiles ^ tiles ^ others};
    }
    [[nodiscard]] RackLeft withoutBlank(RackLeft left) const
    {
        const std::uint32_t blanks = left.tiles & m_bits[blank];
        return {left.letters, left.tiles ^ (blanks & -blanks)};
    }

private:
    static constexpr int blank = Tile::blank().kind();

    std::array<std::uint32_t, tileKinds> m_bits{}; // index: Tile::kind()
    RackLeft m_all;
};

// ---- left parts

// The tiles of a LeftPart, packed in two machine words so that they can be copied quickly.
class LeftPartTiles
{
public:
    // Appends a tile after the `count` tiles already there, which must be fewer than mostOnRack.
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

// The part of a word before its anchor (Appel and Jacobson, 1988): rack tiles on empty squares without crossing words.
template<class Scoring>
struct LeftPart
{
    RackLeft left;
    WordGraph::Node node = 0;    // the node that its letters lead to
    RunningScore<Scoring> score; // its score on squares without premiums
    LeftPartTiles tiles;

    // The score of the left part on the line from cell `start` on; `premiums` holds the premium cells that it covers.
    [[nodiscard]] RunningScore<Scoring> scoreOn(const Line& line, int start, Line::Cells premiums,
                                                const Scoring& scoring) const
    {
        RunningScore<Scoring> on = score;
        if constexpr (Scoring::hasPremiums)
            for (; premiums != 0; premiums &= premiums - 1) {
                const int cell = std::countr_zero(premiums);
                on.addPremium(line.kinds[cell], scoring.worth(tiles[cell - start]));
            }
        return on;
    }
};

// All left parts (beginnings of words before an anchor) of a rack. They are the same before every anchor, so they are
// computed once per search, each length when first asked for. Memory is reused.
template<class Scoring>
class LeftParts
{
public:
    // The left parts of one length and, in a separate array, the letters that can follow each; these letters rule out
    // most left parts, which then need not be read.
    struct Level
    {
        std::vector<LeftPart<Scoring>> leftParts;
        std::vector<LetterMask> next;
        std::size_t count = 0; // number of valid entries; the vectors may be larger

        void makeRoomFor(std::size_t more)
        {
            if (leftParts.size() < count + more) [[unlikely]] {
                leftParts.resize(2 * (count + more));
                next.resize(leftParts.size());
            }
        }
    };

    // Starts again for another rack. The arguments must stay valid until the next reset().
    void reset(const WordGraph& words, const Scoring& scoring, const RackTiles& rack)
    {
        m_words = &words;
        m_scoring = &scoring;
        m_rack = &rack;
        m_made = 0;
        m_nothing = {rack.all(), words.root(), {}, {}};
        m_cellScore = RunningScore<Scoring>::cellScoreOf(scoring, Tile(), Height(0), SquareKind(), {});
    }

    // The left parts of `length` tiles; `length` is from 1 to the size of the rack.
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
                extend(made.leftParts[n], longer);
        }
        ++m_made;
    }

    // Adds to `longer` every extension of the left part by one tile after which a word can go on.
    STOREYS_FOR_EACH_PROCESSOR void extend(const LeftPart<Scoring>& leftPart, Level& longer) const
    {
        longer.makeRoomFor(2 * maxLetters);
        for (LetterMask rest = m_words->letters(leftPart.node) & leftPart.left.usable(); rest != 0; rest &= rest - 1) {
            const LetterMask mask = rest & -rest;
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const WordGraph::Edge edge = m_words->edge(leftPart.node, letter);
            if (leftPart.left.letters & mask)
                add(leftPart, edge, Tile::of(letter), m_rack->without(leftPart.left, letter), longer);
            if (leftPart.left.hasBlank())
                add(leftPart, edge, Tile::blankAs(letter), m_rack->withoutBlank(leftPart.left), longer);
        }
    }
    STOREYS_INLINE void add(const LeftPart<Scoring>& leftPart, WordGraph::Edge edge, Tile tile, RackLeft left,
                            Level& longer) const
    {
        RunningScore<Scoring> score = leftPart.score;
        score.put(m_cellScore, m_scoring->worth(tile));
        LeftPartTiles tiles = leftPart.tiles;
        tiles.append(m_made, tile);
        LeftPart<Scoring>& added = longer.leftParts[longer.count];
        added.left.letters = left.letters;
        added.left.tiles = left.tiles;
        added.node = edge.target();
        added.score = score;
        added.tiles = tiles;
        longer.next[longer.count] = m_words->letters(edge.target());
        longer.count += edge.target() != 0;
    }

    const WordGraph* m_words = nullptr;
    const Scoring* m_scoring = nullptr;
    const RackTiles* m_rack = nullptr;
    int m_made = 0; // the greatest length computed so far
    LeftPart<Scoring> m_nothing{};
    typename RunningScore<Scoring>::CellScore m_cellScore{}; // score of a tile on an empty square without neighbors
    std::array<Level, mostOnRack> m_levels;                  // index: length - 1
};

} // namespace storeys
