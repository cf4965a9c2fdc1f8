#include "record/gcg_lines.h"

#include "record/text_encoding.h"

#include <algorithm>

namespace storeys {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view white = " \t";

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(white);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(white) - begin + 1);
}

bool isForbidden(char c)
{
    return (c >= 0 && c < ' ' && c != '\t') || c == 127;
}

// What "#character-encoding" in this line says, in lower case; none if the line is another.
std::optional<std::string> declaredEncoding(std::string_view line)
{
    const auto words = wordsOf(line);
    if (words.size() != 2 || words[0] != "#character-encoding")
        return std::nullopt;
    std::string name(words[1]);
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name;
}

} // namespace

GcgLines::GcgLines(std::string_view text) : m_rest(text)
{
    const bool marked = m_rest.starts_with(byteOrderMark);
    m_rest.remove_prefix(marked ? byteOrderMark.size() : 0);
    m_encoding = marked ? Encoding::Utf8 : encodingOf(m_rest);
}

GcgLines::Encoding GcgLines::encodingOf(std::string_view text) const
{
    const auto declared = declaredEncoding(text.substr(0, text.find_first_of("\r\n")));
    if (!declared)
        return isUtf8(text) ? Encoding::Utf8 : Encoding::Latin1;
    if (*declared == "utf-8" || *declared == "utf8")
        return Encoding::Utf8;
    if (*declared == "iso-8859-1" || *declared == "iso8859-1" || *declared == "latin1")
        return Encoding::Latin1;
    return Encoding::Unknown;
}

std::optional<GcgLine> GcgLines::next()
{
    if (m_rest.empty())
        return std::nullopt;
    GcgLine line{++m_number};
    const std::string_view raw = takeLine();
    if (m_encoding == Encoding::Unknown)
        line.problem = Error{Fault::UnknownEncoding};
    else if (std::ranges::any_of(raw, isForbidden))
        line.problem = Error{Fault::ControlCharacter};
    else if (m_encoding == Encoding::Utf8 && !isUtf8(raw))
        line.problem = Error{Fault::NotUtf8};
    else
        line.text = m_encoding == Encoding::Utf8 ? std::string(trimmed(raw)) : fromLatin1(trimmed(raw));
    return line;
}

std::string_view GcgLines::takeLine()
{
    const std::size_t end = std::min(m_rest.find_first_of("\r\n"), m_rest.size());
    const std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    if (!m_rest.empty())
        m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : 1);
    return line;
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    for (std::size_t begin = line.find_first_not_of(white); begin != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(white, begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(white, end);
    }
    return words;
}

} // namespace storeys
