#pragma once

#include "base/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// ---- lines

// A line in UTF-8 without white space at its ends, or why it can't be read.
struct GcgLine
{
    int number = 0; // from 1
    std::string text{};
    std::optional<Error> problem{};
};

// Splits a GCG text into lines and decodes them; see gcg_reader.h for the encodings. The text must outlive it.
class GcgLines
{
public:
    explicit GcgLines(std::string_view text);

    // The next line; none after the last.
    [[nodiscard]] std::optional<GcgLine> next();

private:
    enum class Encoding { Utf8, Windows1252, Latin9, Ascii };

    [[nodiscard]] static Encoding encodingOf(std::string_view text);
    [[nodiscard]] std::string decoded(std::string_view line) const;
    [[nodiscard]] std::string_view takeLine();

    std::string_view m_rest;
    Encoding m_encoding;
    int m_number = 0;
};

// ---- parts of a line

// The words, which spaces and tabs separate.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

// Digits only, up to nine of them, so that an int holds the number; none for anything else.
[[nodiscard]] std::optional<int> readDigits(std::string_view text);

// As scores are written: "+7" or "-7".
[[nodiscard]] std::string signedText(int score);

// ---- text of any origin

[[nodiscard]] bool isUtf8(std::string_view text);
// With U+FFFD for each byte that is no part of UTF-8.
[[nodiscard]] std::string repairedUtf8(std::string_view text);
// Windows-1252, which has all characters of ISO 8859-1.
[[nodiscard]] std::string fromWindows1252(std::string_view text);

// As an error quotes it: in quotation marks, shortened if it is long; what is not UTF-8 or is a control character is
// replaced.
[[nodiscard]] std::string inQuotes(std::string_view text);
[[nodiscard]] std::string inQuotes(char c);

// On one line: every run of white space and control characters becomes one space, none at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace storeys
