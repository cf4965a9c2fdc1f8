#pragma once

#include "lexicon/word_graph.h"

#include <map>

namespace storeys {

// Collects words and makes their minimal WordGraph. Words may come in any order and more than once; the best
// (smallest) grade of a word counts.
class WordGraphBuilder
{
public:
    // A word of at least one letter; grade 1 … WordGraph::maxGrade. One of more than WordGraph::maxLength letters, which
    // no board has room for, is left out.
    void add(Letters word, unsigned grade = 1);
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    // None if there are more words than a graph holds, or its table would have more entries than that.
    [[nodiscard]] std::optional<WordGraph> build(std::size_t mostEntries = WordGraph::maxEntries) const;

private:
    std::map<Letters, unsigned> m_words;
};

} // namespace storeys
