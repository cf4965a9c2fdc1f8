#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// ---- characters of ASCII, in every locale

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

// ---- parts of a text

// Removes and returns the text before the first separator, or all of it if there is none. Removes the separator too.
[[nodiscard]] std::string_view takeUntil(std::string_view& text, char separator);
// The parts between the separators; a part may be empty.
[[nodiscard]] std::vector<std::string_view> partsOf(std::string_view text, char separator);
// The words between runs of white space.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text, std::string_view white = " \t");
[[nodiscard]] std::string_view trimmed(std::string_view text, std::string_view white = " \t");

template<class Texts, class Projection = std::identity>
[[nodiscard]] std::string joined(const Texts& texts, std::string_view separator = ", ", Projection projection = {})
{
    std::string all;
    for (const auto& text : texts) {
        all += all.empty() ? std::string_view() : separator;
        all += std::invoke(projection, text);
    }
    return all;
}

// ---- numbers

// The number that the text spells in one to nine digits, so that an int can hold it; none for any other text.
[[nodiscard]] std::optional<int> readDigits(std::string_view text);
// Like readDigits(), but also accepts a minus sign before the digits.
[[nodiscard]] std::optional<int> readInteger(std::string_view text);

} // namespace storeys
