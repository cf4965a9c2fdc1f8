#include "base/text.h"

#include <charconv>

namespace storeys {

std::string_view takeUntil(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (text.find(separator) != std::string_view::npos)
        parts.push_back(takeUntil(text, separator));
    parts.push_back(text);
    return parts;
}

std::vector<std::string_view> wordsOf(std::string_view text, std::string_view white)
{
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(white); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(white, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(white, end);
    }
    return words;
}

std::string_view trimmed(std::string_view text, std::string_view white)
{
    text.remove_prefix(std::min(text.find_first_not_of(white), text.size()));
    return text.substr(0, text.find_last_not_of(white) + 1);
}

std::optional<int> readDigits(std::string_view text)
{
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::optional<int> readInteger(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const auto digits = readDigits(text.substr(isNegative ? 1 : 0));
    return digits && isNegative ? std::optional(-*digits) : digits;
}

} // namespace storeys
