#pragma once

#include "rules/rack.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace storeys {

// The tiles of a rack still to be put down while a play is searched for: a value of one machine word, so that a search
// takes tiles by making another and never has to give back. A rack has at most 15 tiles, and there are at most 16 blanks
// of the reserve.
struct RackLeft
{
    LetterMask letters = 0;  // those with a tile of their own
    // A bit for each tile: of letters from 0 up, of blanks from 15 down, of those of the reserve from 16 up.
    std::uint32_t tiles = 0;

    [[nodiscard]] int size() const { return std::popcount(tiles); }
    [[nodiscard]] bool hasBlank() const { return tiles >> 15 != 0; }
    // Those that can be put down, be it with a blank.
    [[nodiscard]] LetterMask usable() const { return hasBlank() ? ~LetterMask{0} : letters; }
};

// Which tile of a rack has which bit. To the searches a blank of the reserve is one of the rack; see withReserve().
class RackTiles
{
public:
    explicit RackTiles(const Rack& rack, int reserveBlanks = 0) : m_all{rack.letters()}
    {
        assert(rack.size() <= 15 && reserveBlanks <= 16);
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
    // Less one tile of the letter, which is there. Told not to take it, just what is left. Without a branch.
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

    std::array<std::uint32_t, tileKinds> m_bits{}; // by Tile::kind()
    RackLeft m_all;
};

} // namespace storeys
