#pragma once

#include "base/tile.h"

#include <array>
#include <cstdint>
#include <vector>

namespace storeys {

class WordGraph;

// Tells of most sets of letters that no long word consists of just these, whatever their order: a Bloom filter (Bloom,
// 1970) over the words of minLength letters and more. A set of letters is a sum, so that a letter more is an addition.
class AnagramFilter
{
public:
    static constexpr int minLength = 7;

    // Goes through all words: some milliseconds for a large list.
    explicit AnagramFilter(const WordGraph& words);

    // What a letter adds to the sum; the sum of no letters is 0.
    [[nodiscard]] static std::uint64_t sumOf(Letter letter) { return numbers[letter]; }
    // False: no word of minLength letters or more has this sum. True is right for all but some in a hundred.
    [[nodiscard]] bool mayHold(std::uint64_t sum) const
    {
        return (m_bits[sum >> m_shift] & bitsOf(sum)) == bitsOf(sum);
    }

private:
    // Two bits of one entry, so that a question looks at one place; the entry is the sum's highest bits.
    [[nodiscard]] static std::uint64_t bitsOf(std::uint64_t sum)
    {
        return std::uint64_t{1} << (sum & 63) | std::uint64_t{1} << (sum >> 6 & 63);
    }

    // Random ones, by splitmix64 (Steele, Lea and Flood, 2014).
    static constexpr std::array<std::uint64_t, maxLetters> numbers = [] {
        std::array<std::uint64_t, maxLetters> numbers{};
        std::uint64_t state = 0;
        for (std::uint64_t& number : numbers) {
            std::uint64_t mixed = state += 0x9e3779b97f4a7c15;
            mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
            mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
            number = mixed ^ mixed >> 31;
        }
        return numbers;
    }();

    std::vector<std::uint64_t> m_bits; // a power of two
    int m_shift;                       // from a sum to its entry
};

} // namespace storeys
