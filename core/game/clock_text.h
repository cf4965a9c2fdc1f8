#pragma once

#include "base/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A word NAME=VALUE of the record's #clock line.
struct ClockWord
{
    std::string_view name;
    std::string_view value; // empty where the word has no '='
};

// The words of the text, which spaces separate.
[[nodiscard]] std::vector<ClockWord> clockWords(std::string_view text);

// The numbers that commas separate; none if one of them is no number or is out of range.
[[nodiscard]] std::optional<std::vector<std::int64_t>> clockNumbers(std::string_view value, std::int64_t lowest,
                                                                    std::int64_t highest);

[[nodiscard]] Error badClockWord(const ClockWord& word);

} // namespace storeys
