#include "lexicon/definitions.h"

#include "base/letters.h"
#include "base/text.h"

#include <algorithm>

namespace storeys {

namespace {

// An ending of inflected forms and the ending of their base forms. The rules are those of WordNet's morphy(7).
struct Inflection
{
    char part;
    std::string_view inflected;
    std::string_view base;
};
constexpr Inflection endings[] = {
    {'n', "s", ""},      {'n', "ses", "s"},   {'n', "xes", "x"}, {'n', "zes", "z"}, {'n', "ches", "ch"},
    {'n', "shes", "sh"}, {'n', "men", "man"}, {'n', "ies", "y"}, {'v', "s", ""},    {'v', "ies", "y"},
    {'v', "es", "e"},    {'v', "es", ""},     {'v', "ed", "e"},  {'v', "ed", ""},   {'v', "ing", "e"},
    {'v', "ing", ""},    {'a', "er", ""},     {'a', "est", ""},  {'a', "er", "e"},  {'a', "est", "e"},
};
constexpr char anyPart = 0;

} // namespace

Result<Definitions> Definitions::open(const std::filesystem::path& path)
{
    auto file = MappedFile::open(path);
    if (!file)
        return file.error();
    const std::string_view text = (*file)->text();
    if (!text.starts_with(header) || !text.ends_with('\n'))
        return Error{Fault::NoDefinitions, {path.string()}};
    Definitions definitions;
    definitions.m_file = *std::move(file);
    definitions.m_lines = text.substr(text.find('\n') + 1);
    return definitions;
}

// The lines that begin with the word and a tab, found by binary search.
std::vector<Definitions::Line> Definitions::linesOf(std::string_view word) const
{
    const std::string start = std::string(word) + '\t';
    std::size_t low = 0, high = m_lines.size(); // the first matching line begins within [low, high]
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        const std::size_t before = middle == 0 ? std::string_view::npos : m_lines.rfind('\n', middle - 1);
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        if (m_lines.substr(begin, start.size()) < start)
            low = m_lines.find('\n', middle) + 1;
        else
            high = begin;
    }
    std::vector<Line> lines;
    while (m_lines.substr(low).starts_with(start)) {
        const std::size_t end = m_lines.find('\n', low);
        const std::string_view rest = m_lines.substr(low + start.size(), end - low - start.size());
        if (rest.size() > 3)
            lines.push_back({rest.substr(0, 2), rest.substr(3)});
        low = end + 1;
    }
    return lines;
}

void Definitions::addOwn(std::string_view word, char part, std::vector<Meaning>& meanings) const
{
    for (const Line& line : linesOf(word)) {
        if (line.kind[0] == '=' || (part != anyPart && line.kind[1] != part))
            continue;
        Meaning meaning{std::string(word), line.kind[1], std::string(line.text)};
        if (std::ranges::find(meanings, meaning) == meanings.end())
            meanings.push_back(std::move(meaning));
    }
}

void Definitions::addBases(std::string_view word, std::vector<Meaning>& meanings) const
{
    std::string irregular; // parts of speech in which the form is irregular: no ending is tried for these
    for (const Line& line : linesOf(word)) {
        if (line.kind[0] != '=')
            continue;
        irregular += line.kind[1];
        addOwn(line.text, line.kind[1], meanings);
    }
    for (const Inflection& ending : endings)
        if (irregular.find(ending.part) == std::string::npos && word.ends_with(ending.inflected))
            addOwn(std::string(word.substr(0, word.size() - ending.inflected.size())).append(ending.base), ending.part,
                   meanings);
}

std::vector<Definitions::Meaning> Definitions::of(std::string_view word) const
{
    const std::string form = lower(word);
    std::vector<Meaning> meanings;
    addOwn(form, anyPart, meanings);
    addBases(form, meanings);
    return meanings;
}

namespace {

// An ending of a word and the ending that replaces it in the base form.
struct Ending
{
    std::string_view of;
    std::string_view base;
};
constexpr Ending inflections[] = {
    {"s", ""},      {"es", ""},   {"ies", "y"},  {"ed", "e"}, {"ed", ""},    {"ied", "y"},
    {"ing", "e"},   {"ing", ""},  {"est", "e"},  {"est", ""}, {"iest", "y"}, {"ier", "y"},
    {"men", "man"}, {"ves", "f"}, {"ves", "fe"}, {"ae", "a"}, {"a", "um"},
};
constexpr Ending suffixes[] = {
    {"iness", "y"}, {"ness", ""}, {"ily", "y"},   {"ly", ""},   {"ably", "able"}, {"able", "e"}, {"able", ""},
    {"less", ""},   {"like", ""}, {"ship", ""},   {"hood", ""}, {"ful", ""},      {"ish", "e"},  {"ish", ""},
    {"ist", ""},    {"ism", ""},  {"ation", "e"}, {"er", "e"},  {"er", ""},       {"ment", ""},
};
constexpr std::string_view prefixes[] = {"un",    "re",  "non", "out",   "over", "under", "mis",     "pre",
                                         "inter", "dis", "sub", "super", "fore", "anti",  "counter", "up"};
constexpr std::size_t shortestBase = 3; // fewest letters of a base word; shorter matches are usually chance
constexpr std::size_t shortestRest = 4; // fewest letters of a word after its prefix

bool isVowel(char c)
{
    return std::string_view("aeiouy").find(c) != std::string_view::npos;
}

} // namespace

std::vector<BaseWord> baseWordsOf(std::string_view word, const std::function<bool(std::string_view)>& isWord)
{
    std::vector<BaseWord> found;
    const auto look = [&](std::string base, std::size_t shortest, bool isDerived) {
        BaseWord entry{std::move(base), isDerived};
        if (entry.word.size() >= shortest && isWord(entry.word) && std::ranges::find(found, entry) == found.end())
            found.push_back(std::move(entry));
    };
    const auto lookAt = [&](const Ending& ending, bool isDerived) {
        if (!word.ends_with(ending.of))
            return;
        const std::string_view stem = word.substr(0, word.size() - ending.of.size());
        look(std::string(stem).append(ending.base), shortestBase, isDerived);
        const bool isDoubled = stem.size() > shortestBase && stem.back() == stem[stem.size() - 2];
        if (ending.base.empty() && isVowel(ending.of.front()) && isDoubled) // as in NETTED
            look(std::string(stem.substr(0, stem.size() - 1)), shortestBase, isDerived);
    };
    for (const Ending& ending : inflections)
        lookAt(ending, false);
    if (!found.empty())
        return found;
    for (const Ending& ending : suffixes)
        lookAt(ending, true);
    for (const std::string_view prefix : prefixes)
        if (word.starts_with(prefix))
            look(std::string(word.substr(prefix.size())), shortestRest, true);
    return found;
}

} // namespace storeys
