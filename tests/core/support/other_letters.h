#pragma once

#include "rules/position.h"

#include <span>
#include <string>

namespace storeys::test {

// Symbols for the letters A to Z, separated by blanks, as tiles and as blanks: letters of other alphabets, and several
// in brackets.
struct Script
{
    const char* capitals;
    const char* smalls;
};
[[nodiscard]] std::span<const Script> scripts();

// A variant file or a word in these symbols.
[[nodiscard]] std::string fileIn(const Script& script, const std::string& variant);
[[nodiscard]] std::string wordIn(const Script& script, const std::string& word);

// The variant with its tiles and the tests' words in these symbols.
[[nodiscard]] RuleBookPtr bookIn(const Script& script, const std::string& variant);

} // namespace storeys::test
