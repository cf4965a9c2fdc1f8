#pragma once

#include "base/error.h"
#include "base/files.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Brief meanings of words, read from a file beside the lexicon. Finds the base forms of inflected forms by WordNet's
// morphology (its endings, and its lists of exceptions, which are in the file). Does not decide whether a word is valid
// in a game. Immutable; copies share the file. The file is text: the line `header`, then sorted lines WORD TAB RANK
// PART TAB GLOSS, and for irregular forms WORD TAB = PART TAB BASE. Words are lower case; RANK is a digit, 0 for the
// usual part of speech; PART is n, v, a (adjective), r (adverb) or o (other).
class Definitions
{
public:
    static constexpr std::string_view header = "storeys-definitions 1";

    struct Meaning
    {
        std::string word; // the base form, lower case
        char part = 'o';
        std::string gloss;
        bool operator==(const Meaning&) const = default;
    };

    // Opens the file; the error names it.
    [[nodiscard]] static Result<Definitions> open(const std::filesystem::path& path);

    // The meanings of a word, case ignored: first its own, most usual part of speech first, then those of the words
    // that it may be a form of. Empty for an unknown word.
    [[nodiscard]] std::vector<Meaning> of(std::string_view word) const;

private:
    struct Line
    {
        std::string_view kind; // two characters: RANK PART, or = PART
        std::string_view text; // GLOSS or BASE
    };
    [[nodiscard]] std::vector<Line> linesOf(std::string_view word) const;
    void addOwn(std::string_view word, char part, std::vector<Meaning>& meanings) const;
    void addBases(std::string_view word, std::vector<Meaning>& meanings) const;

    std::shared_ptr<const MappedFile> m_file;
    std::string_view m_lines;
};

// The base word of another word: CAT for its form CATS and for the derived word CATLIKE.
struct BaseWord
{
    std::string word;
    bool isDerived = false;
    bool operator==(const BaseWord&) const = default;
};

// The words that `word`, in lower case, may be a form of; if there are none, those that it may be derived from. Most
// likely first. Looks only at endings and prefixes, so some are wrong. Returns only words that `isWord` accepts.
[[nodiscard]] std::vector<BaseWord> baseWordsOf(std::string_view word,
                                                const std::function<bool(std::string_view)>& isWord);

} // namespace storeys
