#pragma once

#include <string>
#include <string_view>

namespace storeys {

// Characters of UTF-8, and case and accents of Latin, Greek and Cyrillic letters, independent of the locale. A
// combining mark is a character of its own and not a letter.

// The length in bytes of the UTF-8 sequence at the beginning of the text; 0 if there is no valid one (RFC 3629:
// shortest form, no surrogates, up to U+10FFFF).
[[nodiscard]] std::size_t sequenceLength(std::string_view text);
// Removes and returns the first character. The text must not be empty; a byte that is not valid UTF-8 counts as one
// character.
[[nodiscard]] std::string_view takeCharacter(std::string_view& text);
[[nodiscard]] int characterCount(std::string_view text);
// The character with this code point in UTF-8; the code point must be below 0x10000.
[[nodiscard]] std::string utf8Of(char32_t code);

// The text in upper case; lower(): in lower case. Letters without that case and other characters stay as they are. Both
// small sigmas have the same capital, whose small form is the usual one.
[[nodiscard]] std::string upper(std::string_view text);
[[nodiscard]] std::string lower(std::string_view text);
// The text with each capital letter and the combining mark after it as one character: É for E and U+0301. Only for the
// marks of West European languages.
[[nodiscard]] std::string composed(std::string_view capitals);
// The letter without its accent or tail: E for É, A for Ą. Small letters and other characters stay as they are.
[[nodiscard]] std::string_view withoutMark(std::string_view capital);
// Whether the text is one or more capital letters that have a small form.
[[nodiscard]] bool isInCapitals(std::string_view text);

} // namespace storeys
