#pragma once

#include "lexicon/lexicon_builder.h"
#include "sources.h"

#include <set>

namespace storeys {

// Which words of packaged lists are those of a language, and how ordinary each is, for languages other than English: the
// part `words` of its file in assets/languages.
struct LanguageWords
{
    WordSource standard; // all words
    WordSource core;     // those that most readers know are in this list too
    WordSource model;    // how often words are used, for packaging/derive-ordinary alone
    // In German a capital begins a noun; elsewhere it begins a name, which is no word.
    bool nounsHaveCapitals = false;
    std::string vowels; // capitals
    // Spelled as by tiles: all words of two letters, the words without a vowel, those that are none, and some more.
    std::set<std::string> twoLetters;
    std::set<std::string> noVowel;
    std::set<std::string> denied;
    std::set<std::string> added;
};

// Reads the file of a language; paths of lists begin in the folder. The error names the file.
[[nodiscard]] Result<LanguageWords, std::string> readLanguageWords(const std::filesystem::path& file,
                                                                   const std::filesystem::path& lists);

// The words of a list that tiles of the language's alphabets can spell, as these spell them, sorted, each once.
[[nodiscard]] std::vector<std::string> spelledWords(const std::vector<std::string>& listed,
                                                    const LanguageWords& language,
                                                    const std::vector<Alphabet>& alphabets);
// Those of 2 to 15 letters that the language allows, with those that it adds; sorted, each once.
[[nodiscard]] std::vector<std::string> legalWords(const std::vector<std::string>& spelled,
                                                  const LanguageWords& language);

// The levels of words, ascending, and the lexicons that they make.
inline constexpr std::array languageLevels{20, 40, 60, 80};
[[nodiscard]] std::vector<CompiledLexicon::NamedLevel> languageLexicons();

// The level of each legal word: that of the first 5,000 ordinary words, of the other ordinary ones, of those in the core
// list, and of all others. All lists are spelled, and all but the ordinary words sorted.
[[nodiscard]] WordLevels levelsOf(const std::vector<std::string>& legal, const std::vector<std::string>& core,
                                  const std::vector<std::string>& ordinary);

// The most frequent of the legal words, the most frequent first, by a language model in the form of ARPA with counts:
// "3856 haus" in the part of single words.
inline constexpr std::size_t ordinaryWords = 15'000;
[[nodiscard]] std::vector<std::string> ordinaryOf(const std::vector<std::string>& model,
                                                  const std::vector<std::string>& legal, const LanguageWords& language,
                                                  const std::vector<Alphabet>& alphabets);

} // namespace storeys
