#include "record/gcg_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace storeys {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view white = " \t";
constexpr std::size_t longestQuote = 40;

bool isControl(char c)
{
    return (c >= 0 && c < ' ') || c == 127;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(white);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(white) - begin + 1);
}

bool isForbidden(char c)
{
    return isControl(c) && c != '\t';
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

// The length of the UTF-8 sequence that the text begins with, 0 if it begins with none (RFC 3629: shortest
// form, no surrogates, up to U+10FFFF).
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0u; };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xc0u) == 0x80u; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4 || !continues(1))
        return 0;
    if (first < 0xe0)
        return 2;
    if (first < 0xf0) {
        const bool overlong = first == 0xe0 && byte(1) < 0xa0;
        const bool surrogate = first == 0xed && byte(1) >= 0xa0;
        return !overlong && !surrogate && continues(2) ? 3 : 0;
    }
    const bool overlong = first == 0xf0 && byte(1) < 0x90;
    const bool tooHigh = first == 0xf4 && byte(1) >= 0x90;
    return !overlong && !tooHigh && continues(2) && continues(3) ? 4 : 0;
}

} // namespace

// ---- lines

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

// ---- parts of a line

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

std::optional<int> readDigits(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// ---- text of any origin

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string fromLatin1(std::string_view text)
{
    std::string utf8;
    for (const char c : text) {
        const auto code = static_cast<std::uint8_t>(c);
        if (code < 0x80) {
            utf8 += c;
            continue;
        }
        utf8 += static_cast<char>(0xc0 | code >> 6);
        utf8 += static_cast<char>(0x80 | (code & 0x3f));
    }
    return utf8;
}

std::string inQuotes(std::string_view text)
{
    std::string quote = "'";
    while (!text.empty() && quote.size() <= longestQuote) {
        const std::size_t length = sequenceLength(text);
        if (length == 0 || isControl(text.front()))
            quote += "\ufffd";
        else
            quote += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return quote + (text.empty() ? "'" : "…'");
}

std::string inQuotes(char c)
{
    return inQuotes(std::string_view(&c, 1));
}

std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        if (c != ' ' && !isControl(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' '))
        line.pop_back();
    return line;
}

} // namespace storeys
