#pragma once

#include "record/read_game.h"

#include <string>

namespace storeys::test {

// "line N: reason" of the first wrong line, or "" for a sound record.
[[nodiscard]] std::string complaint(const std::optional<RecordError>& error);
[[nodiscard]] std::string complaint(const std::string& text, const RuleBookPtr& book);
template<class Value>
[[nodiscard]] std::string complaint(const Result<Value, RecordError>& result)
{
    return result ? "" : complaint(std::optional(result.error()));
}

// The number of the first wrong line, 0 for a sound record.
[[nodiscard]] int wrongLine(const std::string& text, const RuleBookPtr& book);

// The record's lines, and back.
[[nodiscard]] std::vector<std::string> linesOf(const std::string& text);
[[nodiscard]] std::string joined(const std::vector<std::string>& lines);
// Without the line that begins so.
[[nodiscard]] std::string without(const std::string& text, const std::string& beginning);

} // namespace storeys::test
