#pragma once

#include "base/alphabet.h"
#include "base/error.h"
#include "lexicon/word_graph.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The words that players add to or remove from the lexicon for one game. They are kept in Lexicon::house and, as text,
// in the game record. Both lists are in upper case and alphabetical order, and no word occurs twice in them.
struct HouseWords
{
    static constexpr int shortest = 2;
    static constexpr int longest = 15;
    static constexpr std::size_t most = 100; // added and removed words together

    std::vector<std::string> added;
    std::vector<std::string> removed;

    // Reads words of 2 to 15 letters (either case), separated by spaces, tabs or commas; a minus before a word removes
    // it from the game. The alphabet's tiles must be able to spell each word.
    [[nodiscard]] static Result<HouseWords> read(std::string_view text, const Alphabet& alphabet);
    // The words in the form that read() takes: "BRR ZZZ -AA"; empty without house words.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isEmpty() const { return added.empty() && removed.empty(); }

    bool operator==(const HouseWords&) const = default;
};

// The number of lines of a plain word list that are not empty, and how many of them have a word that readWordList()
// accepts.
struct ListLines
{
    std::size_t filled = 0;
    std::size_t used = 0;
    std::string letters{}; // of which words consist, as messages name them: "A-Z, Ä, Ö, Ü"
};

// A warning that says how many lines of the list are used; none if all are.
[[nodiscard]] std::optional<Error> unusedLines(const std::string& list, const ListLines& lines);

// Words up to this level of rarity are common: most people know them. The built-in lexicon `common` has just these.
inline constexpr int commonLevel = 50;
// Words up to this level of rarity are known to most people who read much. The built-in lexicon `core` has just these.
inline constexpr int mostLevel = 70;

// A named vocabulary as a graph over the alphabet of a game. Shared as a LexiconPtr and never changed.
struct Lexicon
{
    std::string name; // a built-in name, or the file that it was read from
    WordGraph words;
    // How rare a word is: `words` stores a grade g, which stands for levels[g - 1]; empty if words have no levels.
    std::vector<int> levels{};
    HouseWords house{}; // already applied to `words`
    ListLines lines{};  // if the words come from a plain word list; 0 otherwise

    // Whether there are no words: only in the book of a record whose language has none installed.
    [[nodiscard]] bool isEmpty() const { return words.letters(words.root()) == 0; }
    // Whether the word is in the lexicon and common. If words have no levels, every word is common.
    [[nodiscard]] bool isCommon(const Letters& word) const;
};
using LexiconPtr = std::shared_ptr<const Lexicon>;

// Opens a lexicon for games with this alphabet: either a name from the built-in compiled lexicon (standard, core, …) or
// a file, compiled or a plain word list. If a compiled lexicon has no graph for the alphabet, builds one (some tenths
// of a second). Leaves out words that the alphabet can't spell or that need more tiles than the largest board is wide.
// Never returns an empty lexicon. The error names the file or the unknown name.
[[nodiscard]] Result<LexiconPtr> openLexicon(const std::string& nameOrFile, const Alphabet& alphabet,
                                             const std::filesystem::path& builtIn);

// The lexicon with the house words applied. Added words get grade 1, the most ordinary, as all players know them.
// Returns the same lexicon if there are no house words; otherwise builds a new one (some tenths of a second for a large
// lexicon).
[[nodiscard]] LexiconPtr withHouseWords(const LexiconPtr& lexicon, const HouseWords& house, const Alphabet& alphabet);

} // namespace storeys
