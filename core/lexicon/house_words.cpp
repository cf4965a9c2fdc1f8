#include "lexicon/house_words.h"

#include <algorithm>

namespace storeys {

namespace {

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

Result<HouseWords> HouseWords::read(std::string_view text, const Alphabet& alphabet)
{
    HouseWords words;
    for (const std::string& part : partsOf(text)) {
        const bool isRemoved = part.front() == '-';
        const std::string word = part.substr(isRemoved ? 1 : 0);
        if (!isWord(word))
            return Error{Fault::BadHouseWord, {part, std::to_string(shortest), std::to_string(longest)}};
        if (!alphabet.fold(word))
            return Error{Fault::HouseWordWithoutTiles, {word}};
        if (contains(words.added, word) || contains(words.removed, word))
            return Error{Fault::HouseWordTwice, {word}};
        (isRemoved ? words.removed : words.added).push_back(word);
        if (words.added.size() + words.removed.size() > most)
            return Error{Fault::TooManyHouseWords, {std::to_string(most)}};
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
