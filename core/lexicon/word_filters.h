#pragma once

#include "base/random_source.h"
#include "base/tile.h"
#include "lexicon/word_graph.h"

#include <array>
#include <bitset>
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

    static constexpr std::array<std::uint64_t, maxLetters> numbers = [] {
        std::array<std::uint64_t, maxLetters> numbers{};
        for (std::size_t letter = 0; letter < numbers.size(); ++letter)
            numbers[letter] = mixed(letter * mixingStep);
        return numbers;
    }();

    std::vector<std::uint64_t> m_bits; // a power of two
    int m_shift;                       // from a sum to its entry
};

// Which runs of three letters the words of a graph have, their beginnings and ends included. Tells what looks like a
// word to somebody who knows these: BLIM does, YMUR does not.
class LetterRuns
{
public:
    explicit LetterRuns(const WordGraph& words);

    // Whether every run of the letters is one that a word has.
    [[nodiscard]] bool looksLikeWord(const Letters& letters) const;

private:
    static constexpr std::size_t signs = 33; // the letters, and what is before and after a word

    std::bitset<signs * signs * signs> m_runs;
};

} // namespace storeys
