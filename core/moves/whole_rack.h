#pragma once

#include "lexicon/anagram_filter.h"
#include "moves/line.h"
#include "rules/scoring.h"

#include <bit>
#include <cstdint>

namespace storeys {

// The bonus for putting all tiles of a rack down at once, and where that may be possible. It is more than most plays
// are worth, so bounds that reckon with it rule out little; but mostly there is no word of just the letters of the rack
// and those that would be kept.
class WholeRack
{
public:
    WholeRack(const RuleBook& book, const Rack& rack)
        : m_bonus(allTilesBonus(book.variant, rack.size()).value), m_usable(rack.letters()), m_size(rack.size())
    {
        if (m_bonus == 0 || rack.has(Tile::blank()) || m_size < AnagramFilter::minLength)
            return;
        m_filter = &book.lexicon->words.anagrams();
        for (LetterMask rest = m_usable; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            m_sum += rack.count(letter) * AnagramFilter::sumOf(letter);
        }
    }

    [[nodiscard]] int bonus() const { return m_bonus; }
    // What bounds have to reckon with everywhere: with blanks all is possible.
    [[nodiscard]] int sureBonus() const { return m_filter ? 0 : m_bonus; }
    // What they have to reckon with where mayFit() says so.
    [[nodiscard]] int doubtfulBonus() const { return m_filter ? m_bonus : 0; }
    // Whether all tiles may go into a word that begins at the cell; nothing lies before it. Only for a doubtful bonus.
    [[nodiscard]] bool mayFit(const Line& line, int start) const
    {
        int tries = 0;
        return m_filter && mayFit(line, start, m_size, m_sum, tries);
    }

private:
    static constexpr int mostTries = 200;

    // With the cells before settled, `left` tiles still to be put down, and the sum of the rack's letters and of those
    // kept. Rather than try too many ways it says yes.
    [[nodiscard]] bool mayFit(const Line& line, int cell, int left, std::uint64_t sum, int& tries) const
    {
        for (;; ++cell) {
            if (line.length - cell < left)
                return false;
            const Cell& here = line.cells[cell];
            const bool isOccupied = here.topMask != 0;
            if (left == 0 && !isOccupied)
                return m_filter->mayHold(sum) || ++tries > mostTries;
            const bool canPut = left > 0 && (here.allowed & m_usable) != 0;
            if (!isOccupied && !canPut)
                return false;
            if (isOccupied && canPut && mayFit(line, cell + 1, left - 1, sum, tries))
                return true;
            if (isOccupied)
                sum += AnagramFilter::sumOf(here.top.letter());
            else
                --left;
        }
    }

    int m_bonus;
    LetterMask m_usable;
    int m_size;
    const AnagramFilter* m_filter = nullptr;
    std::uint64_t m_sum = 0; // of the rack's letters
};

} // namespace storeys
