#pragma once

#include "lexicon/lexicon_builder.h"
#include "sources.h"

#include <set>

namespace storeys {

// The entry `words` in the file of a language in assets/languages, except for English: which words of packaged lists
// count, and how ordinary each is.
struct LanguageWords
{
    WordSource standard; // all words
    WordSource core;     // words that most readers know
    WordSource model;    // counts of words, used only by packaging/derive-ordinary
    // In German a capital begins a noun; elsewhere it begins a name, which is no word.
    bool nounsHaveCapitals = false;
    std::string vowels; // as capital letters, such as AEIOUY
    // Sets of words as tiles spell them: all words of two letters; the words without a vowel; listed words that do not
    // count; and words that the lists lack.
    std::set<std::string> twoLetters;
    std::set<std::string> noVowel;
    std::set<std::string> denied;
    std::set<std::string> added;
};

// Reads the file of a language; the standard and core lists are in the folder `lists`. The error names the file.
[[nodiscard]] Result<LanguageWords, std::string> readLanguageWords(const std::filesystem::path& file,
                                                                   const std::filesystem::path& lists);

// The words of a list that tiles of the language's alphabets can spell, as tiles spell them; sorted, each once.
[[nodiscard]] std::vector<std::string> spelledWords(const std::vector<std::string>& listed,
                                                    const LanguageWords& language,
                                                    const std::vector<Alphabet>& alphabets);
// The spelled words of 2 to 15 letters that the language allows, and the words that it adds; sorted, each once.
[[nodiscard]] std::vector<std::string> legalWords(const std::vector<std::string>& spelled,
                                                  const LanguageWords& language);

// The levels of words, ascending, and the named lexicons, each with all words up to a level.
inline const std::vector<int> languageLevels{20, 40, 60, 80};
inline const std::vector<CompiledLexicon::NamedLevel> languageLexicons{{"standard", 80}, {"core", 60}, {"common", 40}};

// The level of each legal word: 20 for the first 5,000 ordinary words, 40 for the other ordinary ones, 60 for those in
// the core list, and 80 for all others. The lists must be spelled as tiles spell and, except for `ordinary`, sorted.
[[nodiscard]] WordLevels levelsOf(const std::vector<std::string>& legal, const std::vector<std::string>& core,
                                  const std::vector<std::string>& ordinary);

inline constexpr std::size_t ordinaryWords = 15'000;
// The ordinaryWords most frequent legal words, the most frequent first, by a language model in ARPA format with counts:
// lines such as "3856 haus" in its section of single words.
[[nodiscard]] std::vector<std::string> ordinaryOf(const std::vector<std::string>& model,
                                                  const std::vector<std::string>& legal, const LanguageWords& language,
                                                  const std::vector<Alphabet>& alphabets);

} // namespace storeys
