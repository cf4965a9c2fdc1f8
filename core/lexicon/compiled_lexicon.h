#pragma once

#include "lexicon/word_graph.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// What a compiled lexicon file holds: the same words folded to each alphabet that a game may use, their level, and
// names for vocabularies. Levels are the word list's own measure of rarity (5 … 80, smaller is more ordinary);
// grade g of the graphs stands for levels[g - 1].
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

    // At most 15 levels, 8 names of 23 characters, 4 graphs with keys of 127 characters: more is an error.
    [[nodiscard]] std::optional<Error> write(const std::filesystem::path& path) const;
    // Maps the file; the graphs lie in it. An error names the file and says whether it is missing, no compiled
    // lexicon, of another version, or damaged (size, checksum or tables).
    [[nodiscard]] static Result<CompiledLexicon> open(const std::filesystem::path& path);
    // Whether the file begins as a compiled lexicon does.
    [[nodiscard]] static bool isOne(const MappedFile& file);
};

} // namespace storeys
