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

// What words mean, in a few words each, from a file beside the lexicon. Inflected forms lead to their base
// forms by WordNet's morphology (its lists of exceptions, which are in the file, and its endings). Says nothing about
// whether something is a word of a game. Shared and never changed.
// The file is text: the line `header`, then sorted lines WORD TAB RANK PART TAB GLOSS, and for irregular forms
// WORD TAB = PART TAB BASE. Words are lower case; RANK is a digit, 0 for the usual part of speech; PART is n, v, a
// (adjective), r (adverb) or o (other).
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

    // An error names the file.
    [[nodiscard]] static Result<Definitions> open(const std::filesystem::path& path);

    // The meanings of a word in any case: its own first, the usual part of speech before others, then those of what it
    // may be a form of. None for an unknown word.
    [[nodiscard]] std::vector<Meaning> of(std::string_view word) const;

private:
    struct Line
    {
        std::string_view kind; // RANK PART, or = PART
        std::string_view text; // GLOSS, or BASE
    };
    [[nodiscard]] std::vector<Line> linesOf(std::string_view word) const;
    void addOwn(std::string_view word, char part, std::vector<Meaning>& meanings) const;
    void addBases(std::string_view word, std::vector<Meaning>& meanings) const;

    std::shared_ptr<const MappedFile> m_file;
    std::string_view m_lines;
};

// A word that another one is a form of (CATS: CAT) or derived from (CATLIKE: CAT).
struct BaseWord
{
    std::string word;
    bool isDerived = false;
    bool operator==(const BaseWord&) const = default;
};

// The words, all in lower case, that this one looks like a form of, or else like derived from: by its ending or
// beginning alone, so that some are wrong. Only those that `isWord` knows; the most likely first.
[[nodiscard]] std::vector<BaseWord> baseWordsOf(std::string_view word,
                                                const std::function<bool(std::string_view)>& isWord);

} // namespace storeys
