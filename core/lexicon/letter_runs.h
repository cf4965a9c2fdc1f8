#pragma once

#include "lexicon/word_graph.h"

#include <bitset>

namespace storeys {

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
