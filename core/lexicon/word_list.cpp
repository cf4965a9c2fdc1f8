#include "lexicon/word_list.h"

#include "base/files.h"

#include <algorithm>
#include <string_view>

namespace storeys {

namespace {

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string upper(std::string_view word)
{
    std::string result(word);
    for (char& c : result)
        if (c >= 'a')
            c = static_cast<char>(c - 'a' + 'A');
    return result;
}

} // namespace

Result<std::vector<std::string>> readWordList(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    if (!file)
        return file.error();
    const auto bytes = (*file)->bytes();
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.find('\0') != std::string_view::npos)
        return Error{Fault::BinaryWordList, {path.string()}};
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);

    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.size() >= 2 && std::ranges::all_of(line, isAsciiLetter))
            words.push_back(upper(line));
    }
    if (words.empty())
        return Error{Fault::NoWordsInList, {path.string()}};
    return words;
}

} // namespace storeys
