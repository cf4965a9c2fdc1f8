#include "game/clock_text.h"

#include <algorithm>
#include <charconv>

namespace storeys {

namespace {

// Cuts off and returns what stands before the separator, or all.
std::string_view takeTo(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

} // namespace

std::vector<ClockWord> clockWords(std::string_view text)
{
    std::vector<ClockWord> words;
    while (!text.empty()) {
        std::string_view value = takeTo(text, ' ');
        if (value.empty())
            continue;
        const std::string_view name = takeTo(value, '=');
        words.push_back({name, value});
    }
    return words;
}

std::optional<std::vector<std::int64_t>> clockNumbers(std::string_view value, std::int64_t lowest, std::int64_t highest)
{
    std::vector<std::int64_t> numbers;
    do {
        const std::string_view digits = takeTo(value, ',');
        std::int64_t& number = numbers.emplace_back();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < lowest || number > highest)
            return std::nullopt;
    } while (!value.empty());
    return numbers;
}

Error badClockWord(const ClockWord& word)
{
    return {Fault::ClockWord, {std::string(word.name), std::string(word.value)}};
}

} // namespace storeys
