#include "scowl.h"

#include "base/letters.h"
#include "sources.h"

#include <QString>

#include <algorithm>
#include <map>
#include <sstream>

namespace storeys {

namespace {

constexpr std::size_t longestWord = 15;
constexpr std::array spellings{"english",   "american",  "british",           "british_z",
                               "variant_1", "variant_2", "british_variant_1", "british_variant_2"};
// SCOWL gives a second spelling the level of the first (GAROTED that of GARROTED), although fewer people know it.
constexpr int rareSpellingLevel = 55;

// The word in lower case a to z, with accents removed; nullopt if any other character is left.
std::optional<std::string> plainLetters(const std::string& utf8)
{
    std::string word;
    for (const QChar c : QString::fromStdString(utf8).normalized(QString::NormalizationForm_KD)) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        if (c < u'a' || c > u'z')
            return std::nullopt;
        word += c.toLatin1();
    }
    return word;
}

bool isWanted(const std::string& word, const Curation& curation)
{
    if (word.size() < 2 || word.size() > longestWord || curation.denied.contains(word))
        return false;
    if (word.size() == 2)
        return curation.twoLetters.contains(word);
    if (word.find_first_of("aeiouy") == std::string::npos)
        return curation.noVowel.contains(word);
    return std::ranges::none_of(curation.deniedEndings, [&](const std::string& end) { return word.ends_with(end); });
}

using LevelOf = std::map<std::string, int>; // of words in upper case

void add(LevelOf& words, const std::string& lowerCase, int level)
{
    int& known = words.emplace(upper(lowerCase), level).first->second;
    known = std::min(known, level);
}

// Adds the suitable words of one list at the level that `levelOf` gives each; false if there is no such list.
template<class Filter, class Level>
bool addList(LevelOf& words, const std::filesystem::path& path, Filter isGood, Level levelOf)
{
    const auto lines = readLines(path);
    if (!lines)
        return false;
    for (const std::string& line : *lines)
        if (auto word = plainLetters(line); word && isGood(*word))
            add(words, *word, levelOf(*word));
    return true;
}

} // namespace

Result<Curation, std::string> readCuration(const std::filesystem::path& folder)
{
    Curation curation;
    const std::array<std::pair<const char*, std::set<std::string>*>, 7> lists{{
        {"two-letters.txt", &curation.twoLetters},
        {"no-vowel.txt", &curation.noVowel},
        {"clipped.txt", &curation.clipped},
        {"denied.txt", &curation.denied},
        {"denied-endings.txt", &curation.deniedEndings},
        {"kids.txt", &curation.kids},
        {"known-variants.txt", &curation.knownVariants},
    }};
    for (const auto& [name, list] : lists) {
        const auto lines = readLines(folder / name);
        if (!lines || lines->empty())
            return "cannot read " + (folder / name).string() + ", or it is empty";
        list->insert(lines->begin(), lines->end());
    }
    const auto lexicons = readLines(folder / "lexicons.txt");
    if (!lexicons || lexicons->empty())
        return "cannot read " + (folder / "lexicons.txt").string() + ", or it is empty";
    for (const std::string& line : *lexicons) {
        CompiledLexicon::NamedLevel named;
        if (!(std::istringstream(line) >> named.name >> named.level))
            return (folder / "lexicons.txt").string() + ": '" + line + "' is not a name and a level";
        curation.lexicons.push_back(named);
    }
    return curation;
}

Result<WordLevels, std::string> readScowl(const std::filesystem::path& folder, const Curation& curation)
{
    LevelOf words;
    for (const int size : std::span(wordLevels).subspan(1)) {
        for (const std::string spelling : spellings) {
            const auto list = [&](const char* kind) { return folder / (spelling + kind + std::to_string(size)); };
            const bool isVariant = spelling.find("variant") != std::string::npos;
            const auto levelOf = [&](const std::string& word) {
                return isVariant && !curation.knownVariants.contains(word) ? std::max(size, rareSpellingLevel) : size;
            };
            const bool found = addList(
                words, list("-words."), [&](const std::string& word) { return isWanted(word, curation); }, levelOf);
            const auto isClipped = [&](const std::string& word) {
                return curation.clipped.contains(word) || curation.twoLetters.contains(word);
            };
            addList(words, list("-abbreviations."), isClipped, levelOf);
            // Not every spelling has a list of every size, but "english" does.
            if (!found && spelling == "english")
                return "cannot read " + list("-words.").string() + "; is the package scowl installed?";
        }
    }
    if (words.empty())
        return "the word lists in " + folder.string() + " are empty";
    for (const std::string& word : curation.twoLetters)
        add(words, word, wordLevels.back());
    for (const std::string& word : curation.kids)
        if (const auto found = words.find(upper(word)); found != words.end()) // otherwise SCOWL does not list it
            found->second = kidsLevel;
    return WordLevels(words.begin(), words.end());
}

} // namespace storeys
