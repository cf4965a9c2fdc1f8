#pragma once

#include "rules/rack.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace storeys {

// The tiles of a rack still to be put down while a play is searched for: a value of two machine words, so that a search
// takes tiles by making a smaller one and never has to give back. Of racks with at most 15 different letters and 15
// tiles.
class RackLeft
{
public:
    explicit RackLeft(const Rack& rack)
        : m_counts(std::uint64_t(rack.count(Tile::blank().kind())) << blankShift), m_letters(rack.letters()),
          m_all(m_letters)
    {
        assert(std::popcount(m_all) <= 15 && rack.size() <= 15);
        for (LetterMask rest = m_all; rest != 0; rest &= rest - 1)
            m_counts |= std::uint64_t(rack.count(std::countr_zero(rest))) << shiftOf(rest & -rest);
    }

    [[nodiscard]] bool hasBlank() const { return m_counts >> blankShift != 0; }
    // Those with a tile of their own.
    [[nodiscard]] LetterMask letters() const { return m_letters; }
    // Those that can be put down, be it with a blank.
    [[nodiscard]] LetterMask usable() const { return hasBlank() ? ~LetterMask{0} : m_letters; }

    // `letter`: one of letters(), as a mask.
    [[nodiscard]] RackLeft without(LetterMask letter) const
    {
        RackLeft left = *this;
        const int shift = shiftOf(letter);
        left.m_counts -= std::uint64_t{1} << shift;
        left.m_letters ^= (left.m_counts >> shift & 15) == 0 ? letter : 0;
        return left;
    }
    [[nodiscard]] RackLeft withoutBlank() const
    {
        RackLeft left = *this;
        left.m_counts -= std::uint64_t{1} << blankShift;
        return left;
    }

private:
    static constexpr int blankShift = 60;
    // Each letter of the full rack has four bits of m_counts, in order.
    [[nodiscard]] int shiftOf(LetterMask letter) const { return 4 * std::popcount(m_all & (letter - 1)); }

    std::uint64_t m_counts;
    LetterMask m_letters;
    LetterMask m_all; // letters of the full rack
};

} // namespace storeys
