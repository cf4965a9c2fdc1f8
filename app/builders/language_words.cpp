#include "language_words.h"

#include "base/files.h"
#include "base/find.h"
#include "base/letters.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace storeys {

namespace {

using nlohmann::json;

constexpr int shortestWord = 2;
constexpr int longestWord = 15;
constexpr std::size_t firstWords = 5'000;

WordSource sourceFrom(const json& entry, const std::filesystem::path& lists)
{
    const std::string form = entry.value("format", "plain");
    if (form != "plain" && form != "tanglet")
        throw std::runtime_error("there is no format '" + form + "' of lists");
    return {entry.at("package"), lists / std::string(entry.at("file")), form == "tanglet"};
}

std::set<std::string> wordsAt(const json& entry, const char* name)
{
    const std::string text = entry.at(name);
    const auto words = wordsOf(text);
    return {words.begin(), words.end()};
}

bool hasVowel(std::string_view word, const LanguageWords& language)
{
    while (!word.empty())
        if (language.vowels.find(takeCharacter(word)) != std::string::npos)
            return true;
    return false;
}

bool isLegal(const std::string& word, const LanguageWords& language)
{
    const int letters = characterCount(word);
    if (letters < shortestWord || letters > longestWord || language.denied.contains(word))
        return false;
    if (letters == shortestWord)
        return language.twoLetters.contains(word);
    return hasVowel(word, language) || language.noVowel.contains(word);
}

// The word as tiles spell it; none if it is a name, or no tiles can spell it.
std::optional<std::string> spelled(const std::string& word, const LanguageWords& language,
                                   const std::vector<Alphabet>& alphabets)
{
    if (!language.nounsHaveCapitals && lower(word) != word)
        return std::nullopt;
    std::string spelling = alphabets.front().spelled(word);
    const bool hasTiles =
        std::ranges::any_of(alphabets, [&](const Alphabet& alphabet) { return alphabet.fold(spelling).has_value(); });
    return hasTiles ? std::optional(std::move(spelling)) : std::nullopt;
}

void sortOut(std::vector<std::string>& words)
{
    std::ranges::sort(words);
    const auto repeated = std::ranges::unique(words);
    words.erase(repeated.begin(), repeated.end());
}

} // namespace

Result<LanguageWords, std::string> readLanguageWords(const std::filesystem::path& file,
                                                     const std::filesystem::path& lists)
{
    const auto content = readFile(file);
    if (!content)
        return "cannot read " + file.string();
    try {
        const json words = json::parse(*content).at("words");
        return LanguageWords{
            .standard = sourceFrom(words.at("standard"), lists),
            .core = sourceFrom(words.at("core"), lists),
            .model = sourceFrom(words.at("model"), {}),
            .nounsHaveCapitals = words.value("nouns-have-capitals", false),
            .vowels = words.at("vowels"),
            .twoLetters = wordsAt(words, "two-letters"),
            .noVowel = wordsAt(words, "no-vowel"),
            .denied = wordsAt(words, "denied"),
            .added = wordsAt(words, "added"),
        };
    } catch (const std::exception& error) {
        return file.string() + ": " + error.what();
    }
}

std::vector<std::string> spelledWords(const std::vector<std::string>& listed, const LanguageWords& language,
                                      const std::vector<Alphabet>& alphabets)
{
    std::vector<std::string> words;
    for (const std::string& given : listed)
        if (auto word = spelled(given, language, alphabets))
            words.push_back(*std::move(word));
    sortOut(words);
    return words;
}

std::vector<std::string> legalWords(const std::vector<std::string>& spelled, const LanguageWords& language)
{
    std::vector<std::string> words(language.twoLetters.begin(), language.twoLetters.end());
    words.insert(words.end(), language.added.begin(), language.added.end());
    std::ranges::copy_if(spelled, std::back_inserter(words),
                         [&](const std::string& word) { return isLegal(word, language); });
    sortOut(words);
    return words;
}

WordLevels levelsOf(const std::vector<std::string>& legal, const std::vector<std::string>& core,
                    const std::vector<std::string>& ordinary)
{
    WordLevels levels;
    for (const std::string& word : legal)
        levels.emplace_back(word, std::ranges::binary_search(core, word) ? 60 : 80);
    for (std::size_t i = 0; i < ordinary.size(); ++i)
        if (std::ranges::binary_search(legal, ordinary[i]))
            levels.emplace_back(ordinary[i], i < firstWords ? 20 : 40);
    return levels;
}

std::vector<std::string> ordinaryOf(const std::vector<std::string>& model, const std::vector<std::string>& legal,
                                    const LanguageWords& language, const std::vector<Alphabet>& alphabets)
{
    std::map<std::string, int> counts;
    bool isSingle = false;
    for (const std::string& line : model) {
        const auto parts = wordsOf(line);
        if (line.starts_with('\\'))
            isSingle = line == "\\1-grams:";
        if (!isSingle || parts.size() != 2)
            continue;
        const auto word = spelled(std::string(parts[1]), language, alphabets);
        if (word && std::ranges::binary_search(legal, *word))
            counts[*word] += readDigits(parts[0]).value_or(0);
    }
    std::vector<std::pair<std::string, int>> words(counts.begin(), counts.end());
    std::ranges::stable_sort(words, std::greater(), &std::pair<std::string, int>::second);
    words.resize(std::min(words.size(), ordinaryWords));
    return listOf(words, &std::pair<std::string, int>::first);
}

} // namespace storeys
