#include "lexicon/word_filters.h"

namespace storeys {

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
    constexpr std::size_t bitsPerWord = 8;
    const std::size_t entries = std::bit_ceil(sums.size() * bitsPerWord / 64 + 2);
    m_bits.resize(entries);
    m_shift = 64 - std::countr_zero(entries);
    for (const std::uint64_t sum : sums)
        m_bits[sum >> m_shift] |= bitsOf(sum);
}

namespace {

// Calls visit(index) for every run of three signs (letters, or an end of the word) until a call returns false. Returns
// whether all calls returned true.
template<class Visit>
bool forEachRun(const Letters& word, std::size_t signs, Visit visit)
{
    const std::size_t edge = signs - 1;
    std::size_t before = edge, last = edge;
    for (std::size_t i = 0; i <= word.size(); ++i) {
        const std::size_t next = i < word.size() ? word[i] : edge;
        if (i > 0 && !visit((before * signs + last) * signs + next))
            return false;
        before = last;
        last = next;
    }
    return true;
}

} // namespace

LetterRuns::LetterRuns(const WordGraph& words)
{
    words.forEachWord([this](const Letters& word, unsigned) {
        forEachRun(word, signs, [this](std::size_t run) {
            m_runs.set(run);
            return true;
        });
    });
}

bool LetterRuns::looksLikeWord(const Letters& letters) const
{
    return forEachRun(letters, signs, [this](std::size_t run) { return m_runs.test(run); });
}

} // namespace storeys
