#pragma once

#include "base/error.h"
#include "lexicon/lexicon_builder.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace storeys {

// The level of words that children know, whatever list they are in.
inline constexpr int kidsLevel = 5;
// All levels, ascending: that of children's words, then the sizes of the SCOWL lists that are read, from common words
// to rare ones. The level of any other word is the smallest size that lists it; but a second spelling never gets a
// common level, unless it is as well known as the first.
inline const std::vector<int> wordLevels{kidsLevel, 10, 20, 35, 40, 50, 55, 60, 70, 80};

// Our own decisions about words, from the lists in assets/words; lower case.
struct Curation
{
    std::set<std::string> twoLetters;
    std::set<std::string> noVowel;
    std::set<std::string> clipped;
    std::set<std::string> denied;
    std::set<std::string> deniedEndings;
    std::set<std::string> kids;
    std::set<std::string> knownVariants;
    std::vector<CompiledLexicon::NamedLevel> lexicons;
};
[[nodiscard]] Result<Curation, std::string> readCuration(const std::filesystem::path& folder);

// The words of the SCOWL lists in the folder that suit word games: 2 to 15 letters from a to z, accents dropped,
// without those that the curation excludes. Proper names, contractions and size 95 are never read. The error names the
// folder or file that is missing or empty.
[[nodiscard]] Result<WordLevels, std::string> readScowl(const std::filesystem::path& folder, const Curation& curation);

} // namespace storeys
