#include "support/judged_record.h"

#include "messages/messages.h"

#include <algorithm>
#include <sstream>

namespace storeys::test {

std::string complaint(const std::optional<RecordError>& error)
{
    return error ? "line " + std::to_string(error->line) + ": " + message(error->error) : "";
}

std::string complaint(const std::string& text, const RuleBookPtr& book)
{
    return complaint(replay(readGcg(text), book).error);
}

int wrongLine(const std::string& text, const RuleBookPtr& book)
{
    const auto error = replay(readGcg(text), book).error;
    return error ? error->line : 0;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

std::string without(const std::string& text, const std::string& beginning)
{
    std::vector<std::string> lines = linesOf(text);
    std::erase_if(lines, [&](const std::string& line) { return line.starts_with(beginning); });
    return joined(lines);
}

} // namespace storeys::test
