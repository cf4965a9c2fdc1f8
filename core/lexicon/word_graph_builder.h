#pragma once

#include "lexicon/word_graph.h"

#include <map>

namespace storeys {

// Collects words and makes their minimal WordGraph. Words may come in any order and more than once; the best
// (smallest) grade of a word counts.
class WordGraphBuilder
{
public:
    // A word of at least one letter; grade 1 … WordGraph::maxGrade.
    void add(Letters word, unsigned grade = 1);
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    [[nodiscard]] WordGraph build() const;

private:
    std::map<Letters, unsigned> m_words;
};

} // namespace storeys
