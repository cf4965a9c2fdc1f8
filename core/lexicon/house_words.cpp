#include "lexicon/house_words.h"

#include <algorithm>

namespace storeys {

namespace {

using Fault = HouseWords::Fault;

constexpr std::string_view separators = " ,\t";

std::string upper(std::string_view word)
{
    std::string result(word);
    for (char& c : result)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return result;
}

bool isWord(std::string_view word)
{
    return word.size() >= HouseWords::shortest && word.size() <= HouseWords::longest
           && std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool contains(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        if (end > 0)
            parts.push_back(upper(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

} // namespace

std::string Fault::message() const
{
    switch (kind) {
    case Kind::NoWord:
        return "'" + word + "' is not a house word: use " + std::to_string(shortest) + " to " + std::to_string(longest)
               + " letters A-Z, with a minus in front to remove a word";
    case Kind::NoTiles: return "the tiles in this game cannot form the house word " + word;
    case Kind::Twice: return "the house word " + word + " appears twice";
    case Kind::TooMany: return "there are more than " + std::to_string(most) + " house words";
    }
    return {};
}

std::variant<HouseWords, Fault> HouseWords::read(std::string_view text, const Alphabet& alphabet)
{
    HouseWords words;
    for (const std::string& part : partsOf(text)) {
        const bool isRemoved = part.front() == '-';
        const std::string word = part.substr(isRemoved ? 1 : 0);
        if (!isWord(word))
            return Fault{Fault::Kind::NoWord, part};
        if (!alphabet.fold(word))
            return Fault{Fault::Kind::NoTiles, word};
        if (contains(words.added, word) || contains(words.removed, word))
            return Fault{Fault::Kind::Twice, word};
        (isRemoved ? words.removed : words.added).push_back(word);
        if (words.added.size() + words.removed.size() > most)
            return Fault{Fault::Kind::TooMany, word};
    }
    std::ranges::sort(words.added);
    std::ranges::sort(words.removed);
    return words;
}

std::string HouseWords::text() const
{
    std::string text;
    for (const std::string& word : added)
        text += (text.empty() ? "" : " ") + word;
    for (const std::string& word : removed)
        text += (text.empty() ? "-" : " -") + word;
    return text;
}

} // namespace storeys
