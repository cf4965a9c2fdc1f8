#include "lexicon/word_forms.h"

#include <algorithm>
#include <array>

namespace storeys {

namespace {

// What stands at the end of a word, and what instead of it in the base.
struct Ending
{
    std::string_view of;
    std::string_view base;
};
constexpr std::array<Ending, 17> inflections{{{"s", ""},
                                              {"es", ""},
                                              {"ies", "y"},
                                              {"ed", "e"},
                                              {"ed", ""},
                                              {"ied", "y"},
                                              {"ing", "e"},
                                              {"ing", ""},
                                              {"est", "e"},
                                              {"est", ""},
                                              {"iest", "y"},
                                              {"ier", "y"},
                                              {"men", "man"},
                                              {"ves", "f"},
                                              {"ves", "fe"},
                                              {"ae", "a"},
                                              {"a", "um"}}};
constexpr std::array<Ending, 20> suffixes{{{"iness", "y"}, {"ness", ""},   {"ily", "y"}, {"ly", ""},   {"ably", "able"},
                                           {"able", "e"},  {"able", ""},   {"less", ""}, {"like", ""}, {"ship", ""},
                                           {"hood", ""},   {"ful", ""},    {"ish", "e"}, {"ish", ""},  {"ist", ""},
                                           {"ism", ""},    {"ation", "e"}, {"er", "e"},  {"er", ""},   {"ment", ""}}};
constexpr std::array<std::string_view, 16> prefixes{"un",    "re",  "non", "out",   "over", "under", "mis",     "pre",
                                                    "inter", "dis", "sub", "super", "fore", "anti",  "counter", "up"};
constexpr std::size_t shortestBase = 3; // of a word with an ending; shorter ones are mostly chance
constexpr std::size_t shortestRest = 4; // of a word after a prefix

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
