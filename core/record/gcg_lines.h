#pragma once

#include "base/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A line in UTF-8 without white space at its ends, or why it can't be had.
struct GcgLine
{
    int number = 0; // from 1
    std::string text{};
    std::optional<Error> problem{};
};

// Takes a GCG text apart into lines, in the encoding that the text has; see gcg_reader.h for what that may
// be. The text must outlive it.
class GcgLines
{
public:
    explicit GcgLines(std::string_view text);

    // The next line; none behind the last.
    [[nodiscard]] std::optional<GcgLine> next();

private:
    enum class Encoding { Utf8, Latin1, Unknown };

    [[nodiscard]] Encoding encodingOf(std::string_view text) const;
    [[nodiscard]] std::string_view takeLine();

    std::string_view m_rest;
    Encoding m_encoding;
    int m_number = 0;
};

// The words of a line, which spaces and tabs separate.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

} // namespace storeys
