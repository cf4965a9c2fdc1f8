#pragma once

#include <string>
#include <string_view>

namespace storeys {

// Characters of UTF-8, and the letters of the Latin, Greek and Cyrillic alphabets in every locale. A letter is one
// character; with a combining mark after it, it does not count as a letter.

// The length of the UTF-8 sequence at the beginning of the text; 0 if there is none (RFC 3629: shortest form, no
// surrogates, up to U+10FFFF).
[[nodiscard]] std::size_t sequenceLength(std::string_view text);
// Removes and returns the first character. The text must not be empty; a byte that is not valid UTF-8 counts as one
// character.
[[nodiscard]] std::string_view takeCharacter(std::string_view& text);
[[nodiscard]] int characterCount(std::string_view text);

// The text with its letters in upper or lower case. Letters without that case and all other characters stay.
[[nodiscard]] std::string upper(std::string_view text);
[[nodiscard]] std::string lower(std::string_view text);
// The letter without its accent or tail: E for É, A for Ą; a small letter or any other character stays.
[[nodiscard]] std::string_view withoutMark(std::string_view capital);
// Whether the text is one or more capital letters that have a small form.
[[nodiscard]] bool isInCapitals(std::string_view text);

} // namespace storeys
