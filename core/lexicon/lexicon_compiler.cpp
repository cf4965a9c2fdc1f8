#include "lexicon/lexicon_compiler.h"

#include "lexicon/word_graph_builder.h"
#include "lexicon/word_list.h"

#include <algorithm>

namespace storeys {

Result<CompiledLexicon> compileLexicon(const WordLevels& words, std::vector<int> levels,
                                       const std::vector<Alphabet>& alphabets)
{
    CompiledLexicon lexicon;
    lexicon.levels = std::move(levels);
    for (const Alphabet& alphabet : alphabets) {
        WordGraphBuilder builder;
        for (const auto& [word, level] : words)
            if (auto letters = alphabet.fold(word))
                builder.add(*std::move(letters), std::max(lexicon.gradeUpTo(level), 1u));
        if (builder.size() == 0)
            continue;
        auto graph = builder.build();
        if (!graph)
            return Error{Fault::TooManyToCompile};
        lexicon.graphs.push_back({alphabet.key(), *std::move(graph)});
    }
    if (lexicon.graphs.empty())
        return Error{Fault::NoWordsToCompile};
    return lexicon;
}

Result<CompiledLexicon> compileWordList(const std::filesystem::path& path, const std::vector<Alphabet>& alphabets)
{
    const auto list = readWordList(path);
    if (!list)
        return list.error();
    WordLevels words;
    for (const std::string& word : *list)
        words.emplace(word, 0);
    auto lexicon = compileLexicon(words, {}, alphabets);
    if (!lexicon)
        return Error{Fault::At, {path.string()}, {lexicon.error()}};
    return lexicon;
}

} // namespace storeys
