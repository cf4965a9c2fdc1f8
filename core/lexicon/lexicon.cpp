#include "lexicon/lexicon.h"

#include "base/find.h"
#include "base/letters.h"
#include "base/text.h"
#include "lexicon/compiled_lexicon.h"
#include "lexicon/lexicon_builder.h"

#include <algorithm>

namespace storeys {

Result<HouseWords> HouseWords::read(std::string_view text, const Alphabet& alphabet)
{
    HouseWords words;
    for (const std::string_view part : wordsOf(text, " ,\t")) {
        const bool isRemoved = part.front() == '-';
        const std::string word = alphabet.spelled(part.substr(isRemoved ? 1 : 0));
        if (const int letters = characterCount(word); letters < shortest || letters > longest || !isInCapitals(word))
            return Error{Fault::BadHouseWord, {std::string(part), std::to_string(shortest), std::to_string(longest)}};
        if (!alphabet.fold(word))
            return Error{Fault::HouseWordWithoutTiles, {word}};
        if (contains(words.added, word) || contains(words.removed, word))
            return Error{Fault::HouseWordTwice, {word}};
        (isRemoved ? words.removed : words.added).push_back(word);
        if (words.added.size() + words.removed.size() > most)
            return Error{Fault::TooManyHouseWords, {std::to_string(most)}};
    }
    std::ranges::sort(words.added);
    std::ranges::sort(words.removed);
    return words;
}

std::string HouseWords::text() const
{
    std::string text = joined(added, " ");
    for (const std::string& word : removed)
        text += (text.empty() ? "-" : " -") + word;
    return text;
}

namespace {

// Whether each letter in the spellings also has a tile of its own (as C and H beside CH), so that tiles can spell every
// word.
bool spellsAllWords(const std::vector<std::string_view>& spellings)
{
    for (std::string_view spelling : spellings)
        while (!spelling.empty())
            if (!contains(spellings, takeCharacter(spelling)))
                return false;
    return true;
}

// A new graph for an alphabet that has none in the lexicon, with the words and grades of a graph that has all words.
// None if no graph of the lexicon has all words, or if the new graph would be too large.
std::optional<WordGraph> foldedAnew(const CompiledLexicon& lexicon, const Alphabet& alphabet)
{
    const auto hasAllWords = [](const CompiledLexicon::Graph& graph) {
        return spellsAllWords(partsOf(graph.alphabet, ' '));
    };
    const auto whole = std::ranges::find_if(lexicon.graphs, hasAllWords);
    if (whole == lexicon.graphs.end())
        return std::nullopt;
    const std::vector<std::string_view> spellings = partsOf(whole->alphabet, ' ');
    WordGraphBuilder builder;
    whole->words.forEachWord([&](const Letters& word, unsigned grade) {
        if (auto letters = alphabet.fold(joined(word, "", [&](Letter letter) { return spellings[letter]; })))
            builder.add(*std::move(letters), grade);
    });
    return builder.build();
}

Result<LexiconPtr> fromCompiled(const std::string& name, const std::filesystem::path& path,
                                const CompiledLexicon& lexicon, const Alphabet& alphabet, unsigned grade)
{
    const WordGraph* made = lexicon.graphFor(alphabet);
    const std::optional<WordGraph> words = made ? std::optional(*made) : foldedAnew(lexicon, alphabet);
    if (!words || words->letters(words->root()) == 0)
        return Error{Fault::NoWordsForTiles, {path.string()}};
    return std::make_shared<const Lexicon>(
        Lexicon{name, grade < lexicon.levels.size() ? words->limitedTo(grade) : *words, lexicon.levels});
}

Result<LexiconPtr> fromWordList(const std::filesystem::path& path, const Alphabet& alphabet)
{
    const auto list = readWordList(path, {alphabet});
    if (!list)
        return list.error();
    WordGraphBuilder builder;
    for (const std::string& word : list->words)
        if (auto letters = alphabet.fold(word))
            builder.add(*std::move(letters));
    if (builder.isEmpty())
        return Error{Fault::NoWordsOfTiles, {path.string()}};
    const auto words = builder.build();
    if (!words)
        return Error{Fault::TooManyWords, {path.string()}};
    return std::make_shared<const Lexicon>(Lexicon{path.string(), *words, {}, {}, list->lines});
}

Result<LexiconPtr> fromFile(const std::string& path, const Alphabet& alphabet)
{
    const auto given = CompiledLexicon::open(path, &alphabet);
    if (!given && given.error().fault == Fault::NotCompiledLexicon)
        return fromWordList(path, alphabet);
    if (!given)
        return given.error();
    return fromCompiled(path, path, *given, alphabet, static_cast<unsigned>(given->levels.size()));
}

} // namespace

std::optional<Error> unusedLines(const std::string& list, const ListLines& lines)
{
    if (lines.used == lines.filled)
        return std::nullopt;
    return Error{Fault::UnusedLines, {list, std::to_string(lines.used), std::to_string(lines.filled), lines.letters}};
}

bool Lexicon::isCommon(const Letters& word) const
{
    const unsigned grade = words.grade(word);
    return grade != 0 && (levels.empty() || grade <= gradeUpTo(levels, commonLevel));
}

Result<LexiconPtr> openLexicon(const std::string& nameOrFile, const Alphabet& alphabet,
                               const std::filesystem::path& builtIn)
{
    if (nameOrFile.find_first_of("/.") != std::string::npos) // no name has these characters
        return fromFile(nameOrFile, alphabet);
    const auto own = CompiledLexicon::open(builtIn, &alphabet);
    if (own)
        if (const auto* found = own->find(nameOrFile))
            return fromCompiled(nameOrFile, builtIn, *own, alphabet, gradeUpTo(own->levels, found->level));
    std::error_code ignored;
    if (std::filesystem::exists(nameOrFile, ignored))
        return fromFile(nameOrFile, alphabet);
    if (!own)
        return own.error();
    return Error{Fault::UnknownLexicon, {nameOrFile, joined(own->names, ", ", &CompiledLexicon::NamedLevel::name)}};
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
    // If the added words don't fit into a graph, only the removed words take effect.
    WordGraph words = builder.build().value_or(lexicon->words.without(removed));
    return std::make_shared<Lexicon>(Lexicon{lexicon->name, std::move(words), lexicon->levels, house, lexicon->lines});
}

} // namespace storeys
