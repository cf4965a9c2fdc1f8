// storeys-build-lexicon: makes the built-in compiled lexicon from the SCOWL word lists, at build time.

#include "scowl.h"

#include "lexicon/compiled_lexicon.h"
#include "lexicon/word_graph_builder.h"
#include "rules/variant_reader.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace storeys;

// Folds all words to every alphabet that a variant uses, each once.
Result<CompiledLexicon> compile(const WordLevels& words, const std::filesystem::path& variants)
{
    CompiledLexicon lexicon;
    lexicon.levels.assign(scowlSizes.begin(), scowlSizes.end());
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(variants))
        files.push_back(entry.path());
    std::ranges::sort(files);
    for (const auto& file : files) {
        const auto variant = readVariant(file);
        if (!variant)
            return variant.error();
        const Alphabet& alphabet = variant->tiles.alphabet;
        if (lexicon.graphFor(alphabet))
            continue;
        WordGraphBuilder builder;
        for (const auto& [word, level] : words)
            if (auto letters = alphabet.fold(word))
                builder.add(*std::move(letters), lexicon.gradeUpTo(level));
        lexicon.graphs.push_back({alphabet.key(), builder.build()});
        std::cout << file.filename().string() << ": " << builder.size() << " words, "
                  << lexicon.graphs.back().words.nodeCount() << " nodes\n";
    }
    return lexicon;
}

int fail(const Error& error)
{
    std::cerr << "storeys-build-lexicon: error: " << error.message << std::endl;
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::cerr << "usage: storeys-build-lexicon SCOWL-FOLDER WORDS-FOLDER VARIANTS-FOLDER OUTPUT\n";
        return 2;
    }
    const auto curation = readCuration(argv[2]);
    if (!curation)
        return fail(curation.error());
    const auto words = readScowl(argv[1], *curation);
    if (!words)
        return fail(words.error());
    auto lexicon = compile(*words, argv[3]);
    if (!lexicon)
        return fail(lexicon.error());
    lexicon->names = curation->lexicons;
    if (const auto error = lexicon->write(argv[4]))
        return fail(*error);
    return 0;
}
