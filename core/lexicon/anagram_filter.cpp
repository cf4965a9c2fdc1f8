#include "lexicon/anagram_filter.h"

#include "lexicon/word_graph.h"

#include <bit>

namespace storeys {

namespace {

constexpr std::size_t bitsPerWord = 8;

} // namespace

AnagramFilter::AnagramFilter(const WordGraph& words)
{
    std::vector<std::uint64_t> sums;
    words.forEachWord([&](const Letters& word, unsigned) {
        if (word.size() < minLength)
            return;
        std::uint64_t sum = 0;
        for (const Letter letter : word)
            sum += sumOf(letter);
        sums.push_back(sum);
    });
    const std::size_t entries = std::bit_ceil(sums.size() * bitsPerWord / 64 + 2);
    m_bits.resize(entries);
    m_shift = 64 - std::countr_zero(entries);
    for (const std::uint64_t sum : sums)
        m_bits[sum >> m_shift] |= bitsOf(sum);
}

} // namespace storeys
