#include "lexicon/letter_runs.h"

namespace storeys {

namespace {

// Calls visit(index) for every run of the word, until one returns false; returns whether none did.
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
