#pragma once

#include "base/random_source.h"
#include "base/tile.h"
#include "lexicon/word_graph.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace storeys {

// A Bloom filter (Bloom, 1970) that rules out most groups of letters that form no word of minLength letters or more. A
// group is represented by the sum of its letters' numbers, so adding a letter is one addition.
class AnagramFilter
{
public:
    static constexpr int minLength = 7;

    // Visits every word, which takes a few milliseconds for a large list.
    explicit AnagramFilter(const WordGraph& words);

    // The number to add to the sum for this letter; the sum of no letters is 0.
    [[nodiscard]] static std::uint64_t sumOf(Letter letter) { return numbers[letter]; }
    // False only if no word of minLength letters or more has this sum; true for a few percent of such sums too.
    [[nodiscard]] bool mayHold(std::uint64_t sum) const
    {
        return (m_bits[sum >> m_shift] & bitsOf(sum)) == bitsOf(sum);
    }

private:
    // The two bits that a sum sets in its entry of m_bits. Its highest bits choose the entry: a lookup reads only one.
    [[nodiscard]] static std::uint64_t bitsOf(std::uint64_t sum)
    {
        return std::uint64_t{1} << (sum & 63) | std::uint64_t{1} << (sum >> 6 & 63);
    }

    static constexpr std::array<std::uint64_t, maxLetters> numbers = [] {
        std::array<std::uint64_t, maxLetters> numbers{};
        for (std::size_t letter = 0; letter < numbers.size(); ++letter)
            numbers[letter] = mixed(letter * mixingStep);
        return numbers;
    }();

    std::vector<std::uint64_t> m_bits; // the size is a power of two
    int m_shift;                       // turns a sum into the index of its entry
};

// The three-letter runs in the words of a graph, including the beginnings and ends of words. They show what looks like
// a word to somebody who knows these words: BLIM does, YMUR does not.
class LetterRuns
{
public:
    explicit LetterRuns(const WordGraph& words);

    // Whether every three-letter run of `letters`, including the beginning and the end, occurs in some word.
    [[nodiscard]] bool looksLikeWord(const Letters& letters) const;

private:
    static constexpr std::size_t signs = 33; // the letters, and one sign for both ends of a word

    std::bitset<signs * signs * signs> m_runs;
};

} // namespace storeys
