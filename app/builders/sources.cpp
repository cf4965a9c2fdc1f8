#include "sources.h"

#include "base/files.h"
#include "base/letters.h"
#include "base/text.h"

#include <array>
#include <zlib.h>

namespace storeys {

namespace {

// The content of the file, unpacked; none if it is missing or damaged.
std::optional<std::string> unpacked(const std::filesystem::path& path)
{
    const gzFile file = gzopen(path.c_str(), "rb");
    if (!file)
        return std::nullopt;
    std::string content;
    std::array<char, 1 << 16> part{};
    int count = 0;
    while ((count = gzread(file, part.data(), part.size())) > 0)
        content.append(part.data(), static_cast<std::size_t>(count));
    const bool isWhole = gzclose(file) == Z_OK && count == 0;
    return isWhole ? std::optional(std::move(content)) : std::nullopt;
}

} // namespace

Result<std::vector<std::string>, std::string> readWords(const WordSource& source)
{
    const auto content = unpacked(source.file);
    if (!content)
        return "cannot read " + source.file.string() + "; is the package " + source.package + " installed?";
    std::vector<std::string> words;
    for (const std::string_view line : partsOf(*content, '\n')) {
        const auto parts = wordsOf(line, " \t\r");
        if (source.isTanglet && parts.size() == 1)
            words.push_back(lower(parts[0]));
        else
            words.insert(words.end(), parts.begin() + (source.isTanglet && !parts.empty() ? 1 : 0), parts.end());
    }
    return words;
}

Result<std::vector<std::string>, std::string> readLines(const std::filesystem::path& path)
{
    const auto content = readFile(path);
    if (!content)
        return "cannot read " + path.string();
    std::vector<std::string> lines;
    for (const std::string_view line : partsOf(*content, '\n'))
        if (!line.empty() && line.front() != '#')
            lines.emplace_back(line);
    return lines;
}

} // namespace storeys
