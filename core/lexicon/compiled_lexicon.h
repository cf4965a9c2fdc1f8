#pragma once

#include "lexicon/word_graph.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// The content of a compiled lexicon file: a graph of the same words for each alphabet that a game may use, the levels
// of the words, and named vocabularies (all words up to a level). A level is the word list's own measure of rarity (5
// to 80, smaller is more ordinary); grade g in the graphs stands for levels[g - 1].
struct CompiledLexicon
{
    struct NamedLevel
    {
        std::string name;
        int level = 0;
    };
    struct Graph
    {
        std::string alphabet; // Alphabet::key()
        WordGraph words;
    };

    std::vector<int> levels;
    std::vector<NamedLevel> names;
    std::vector<Graph> graphs;

    [[nodiscard]] const NamedLevel* find(std::string_view name) const;
    [[nodiscard]] const WordGraph* graphFor(const Alphabet& alphabet) const;

    // Writes the file. An error if there are more than 15 levels, 8 names or 4 graphs, or if a name is longer than 23
    // bytes or the key of an alphabet longer than 127.
    [[nodiscard]] std::optional<Error> write(const std::filesystem::path& path) const;
    // Maps the file; the graphs use the mapped memory. The error names the file and says whether it is missing, is not
    // a compiled lexicon, has another version, or is damaged (size, checksum or tables). With an alphabet that has a
    // graph of its own, only that graph is checked and returned.
    [[nodiscard]] static Result<CompiledLexicon> open(const std::filesystem::path& path,
                                                      const Alphabet* alphabet = nullptr);
};

} // namespace storeys
