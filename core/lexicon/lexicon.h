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

// What players agree on about words for one game: words that count besides the lexicon's, and words of the lexicon that
// don't. A value that the game's lexicon carries; a game record keeps it as text. Every word is in upper case and
// stands in one of the lists once, in alphabetical order.
struct HouseWords
{
    static constexpr std::size_t shortest = 2;
    static constexpr std::size_t longest = 15;
    static constexpr std::size_t most = 100; // words in all

    std::vector<std::string> added;
    std::vector<std::string> removed;

    // From words of 2 to 15 letters A-Z (either case) with blanks or commas between; one after a minus doesn't count
    // in the game. The tiles of the alphabet must be able to spell each.
    [[nodiscard]] static Result<HouseWords> read(std::string_view text, const Alphabet& alphabet);
    // As read() takes it: "BRR ZZZ -AA"; empty without house words.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isEmpty() const { return added.empty() && removed.empty(); }

    bool operator==(const HouseWords&) const = default;
};

// How many lines of a plain word list are not empty, and how many of these hold a word that is used.
struct ListLines
{
    std::size_t filled = 0;
    std::size_t used = 0;
};

// Says how many lines of the list are used; nothing if all are.
[[nodiscard]] std::optional<Error> unusedLines(const std::string& list, const ListLines& lines);

// Words up to this level are common: most people know them. The built-in lexicon `common` has just these.
inline constexpr int commonLevel = 50;

// A named vocabulary folded to the alphabet of a game. Shared and never changed.
struct Lexicon
{
    std::string name; // a built-in name, or the file it came from
    WordGraph words;
    // Level of each grade of the words, from grade 1 on (see CompiledLexicon); none where words have no levels.
    std::vector<int> levels{};
    HouseWords house{}; // that `words` is changed by already
    ListLines lines{};  // of the plain word list that it came from; none otherwise

    // Whether it is one of the words and common. Where words have no levels all are.
    [[nodiscard]] bool isCommon(const Letters& word) const;
};
using LexiconPtr = std::shared_ptr<const Lexicon>;

// Opens a lexicon for games with this alphabet: a name that the built-in compiled lexicon knows (standard, core, …),
// or else a file, compiled or a plain word list. For an alphabet that a compiled one has no graph for, its words are
// folded anew (some tenths of a second). Words that the alphabet can't make, or only with more tiles than
// a board is wide, are left out. Never gives an empty lexicon: the error names the file or the unknown name.
[[nodiscard]] Result<LexiconPtr> openLexicon(const std::string& nameOrFile, const Alphabet& alphabet,
                                             const std::filesystem::path& builtIn);

// The lexicon as it is in a game with these house words, which everybody knows: an added word is as ordinary as the
// most ordinary ones. The lexicon itself without any; otherwise made anew (some tenths of a second for a large one).
[[nodiscard]] LexiconPtr withHouseWords(const LexiconPtr& lexicon, const HouseWords& house, const Alphabet& alphabet);

} // namespace storeys
