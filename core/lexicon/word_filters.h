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

// Rules out most sets of letters that form no long word. A Bloom filter (Bloom, 1970) over the words of at least
// minLength letters. Each set is represented by a sum, so adding a letter is one addition.
class AnagramFilter
{
public:
    static constexpr int minLength = 7;

    // Visits every word, which takes a few milliseconds for a large list.
    explicit AnagramFilter(const WordGraph& words);

    // The number to add to the sum for this letter; the sum of no letters is 0.
    [[nodiscard]] static std::uint64_t sumOf(Letter letter) { return numbers[letter]; }
    // False if no word of minLength letters or more has this sum. True is wrong in a few percent of cases.
    [[nodiscard]] bool mayHold(std::uint64_t sum) const
    {
        return (m_bits[sum >> m_shift] & bitsOf(sum)) == bitsOf(sum);
    }

private:
    // Two bits of one entry, so that a lookup reads only one entry, which the highest bits of the sum choose.
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

    // Whether every run of these letters, with the beginning and the end, occurs in some word.
    [[nodiscard]] bool looksLikeWord(const Letters& letters) const;

private:
    static constexpr std::size_t signs = 33; // the letters, and one sign for both ends of a word

    std::bitset<signs * signs * signs> m_runs;
};

} // namespace storeys
