#include "lexicon/lexicon.h"

#include "lexicon/compiled_lexicon.h"
#include "lexicon/word_graph_builder.h"
#include "lexicon/word_list.h"

#include <algorithm>
#include <set>

namespace storeys {

namespace {

Result<LexiconPtr> named(const std::string& name, const WordGraph& words, const std::vector<int>& levels)
{
    return LexiconPtr(std::make_shared<Lexicon>(Lexicon{name, words, levels}));
}

Result<LexiconPtr> fromCompiled(const std::string& name, const std::filesystem::path& path,
                                const CompiledLexicon& lexicon, const Alphabet& alphabet, unsigned grade)
{
    const WordGraph* words = lexicon.graphFor(alphabet);
    if (!words || words->letters(words->root()) == 0)
        return Error{path.string() + " has no words for the tiles of this game"};
    return named(name, grade < lexicon.levels.size() ? words->limitedTo(grade) : *words,
                 lexicon.levels);
}

Result<LexiconPtr> fromWordList(const std::filesystem::path& path, const Alphabet& alphabet)
{
    const auto list = readWordList(path);
    if (!list)
        return list.error();
    WordGraphBuilder builder;
    for (const std::string& word : *list)
        if (auto letters = alphabet.fold(word))
            builder.add(*std::move(letters));
    if (builder.size() == 0)
        return Error{path.string() + " has no word that the tiles of this game can make"};
    return named(path.string(), builder.build(), {});
}

} // namespace

unsigned Lexicon::gradeUpTo(int level) const
{
    return static_cast<unsigned>(std::ranges::count_if(levels, [level](int l) { return l <= level; }));
}

Result<LexiconPtr> openLexicon(const std::string& nameOrFile, const Alphabet& alphabet,
                               const std::filesystem::path& builtIn)
{
    const bool looksLikeFile = nameOrFile.find_first_of("/.") != std::string::npos;
    const auto own = CompiledLexicon::open(builtIn);
    if (own) {
        if (const auto* found = own->find(nameOrFile))
            return fromCompiled(nameOrFile, builtIn, *own, alphabet, own->gradeUpTo(found->level));
    } else if (!looksLikeFile && !std::filesystem::exists(nameOrFile)) {
        return own.error();
    }

    std::error_code ignored;
    if (!looksLikeFile && !std::filesystem::exists(nameOrFile, ignored)) {
        std::string names;
        for (const auto& known : own->names)
            names += (names.empty() ? "" : ", ") + known.name;
        return Error{"there is no lexicon and no file named '" + nameOrFile + "'; the lexicons are " + names};
    }
    const auto file = MappedFile::open(nameOrFile);
    if (!file)
        return file.error();
    if (!CompiledLexicon::isOne(**file))
        return fromWordList(nameOrFile, alphabet);
    const auto given = CompiledLexicon::open(nameOrFile);
    if (!given)
        return given.error();
    return fromCompiled(nameOrFile, nameOrFile, *given, alphabet, static_cast<unsigned>(given->levels.size()));
}

LexiconPtr withHouseWords(const LexiconPtr& lexicon, const HouseWords& house, const Alphabet& alphabet)
{
    if (house.isEmpty())
        return lexicon;
    std::set<Letters> removed;
    for (const std::string& word : house.removed)
        removed.insert(*alphabet.fold(word));
    WordGraphBuilder builder;
    lexicon->words.forEachWord([&](const Letters& word, unsigned grade) {
        if (!removed.contains(word))
            builder.add(word, grade);
    });
    for (const std::string& word : house.added)
        builder.add(*alphabet.fold(word), 1);
    return std::make_shared<Lexicon>(Lexicon{lexicon->name, builder.build(), lexicon->levels, house});
}

} // namespace storeys
