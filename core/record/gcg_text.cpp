#include "record/gcg_text.h"

#include "base/letters.h"
#include "base/text.h"

#include <initializer_list>

namespace storeys {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t longestQuote = 40;

constexpr char16_t unknownCharacter = 0xfffd;
constexpr std::string_view unknownUtf8 = "\ufffd";

// Windows-1252, bytes 0x80 to 0x9f; 0 for bytes without a meaning.
constexpr std::array<char16_t, 32> windows1252{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                               0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                               0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                               0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};
// The characters by which ISO 8859-15 differs from ISO 8859-1.
constexpr std::pair<std::uint8_t, char16_t> latin9[] = {{0xa4, 0x20ac}, {0xa6, 0x0160}, {0xa8, 0x0161}, {0xb4, 0x017d},
                                                        {0xb8, 0x017e}, {0xbc, 0x0152}, {0xbd, 0x0153}, {0xbe, 0x0178}};

char16_t windows1252Character(std::uint8_t byte)
{
    if (byte < 0x80 || byte > 0x9f)
        return byte;
    const char16_t character = windows1252[byte - 0x80];
    return character == 0 ? unknownCharacter : character;
}

char16_t latin9Character(std::uint8_t byte)
{
    const auto* known = lookUp(latin9, byte, &std::pair<std::uint8_t, char16_t>::first);
    return known ? known->second : byte;
}

char16_t asciiCharacter(std::uint8_t byte)
{
    return byte < 0x80 ? byte : unknownCharacter;
}

// Converts a text with one byte a character to UTF-8.
std::string converted(std::string_view text, char16_t (*characterOf)(std::uint8_t))
{
    std::string utf8;
    for (const char c : text)
        utf8 += utf8Of(characterOf(static_cast<std::uint8_t>(c)));
    return utf8;
}

bool isControl(char c)
{
    return (c >= 0 && c < ' ') || c == 127;
}

// The encoding that a "#character-encoding" line names, in lower case without separators; none for any other line.
std::optional<std::string> declaredEncoding(std::string_view line)
{
    const auto words = wordsOf(line);
    if (words.size() != 2 || words[0] != "#character-encoding")
        return std::nullopt;
    std::string name = lower(words[1]);
    std::erase_if(name, [](char c) { return c == '-' || c == '_'; });
    return name;
}

// The text without what old programs and file transfers leave at its end: form feeds, Ctrl+Z and zeros.
std::string_view withoutTrailer(std::string_view text)
{
    constexpr std::string_view trailer("\f\x1a\0", 3);
    const std::size_t last = text.find_last_not_of(std::string("\r\n \t") + std::string(trailer));
    const std::size_t rest = last == std::string_view::npos ? 0 : last + 1;
    return text.substr(0, std::min(text.find_first_of(trailer, rest), text.size()));
}

// The text with U+FFFD for each byte that is not valid UTF-8.
std::string repairedUtf8(std::string_view text)
{
    std::string utf8;
    while (!text.empty()) {
        const std::string_view character = takeCharacter(text);
        utf8 += sequenceLength(character) == 0 ? unknownUtf8 : character;
    }
    return utf8;
}

} // namespace

// ---- lines

GcgLines::GcgLines(std::string_view text) : m_rest(withoutTrailer(text))
{
    const bool marked = m_rest.starts_with(byteOrderMark);
    m_rest.remove_prefix(marked ? byteOrderMark.size() : 0);
    m_decoded = marked ? repairedUtf8 : decoderOf(m_rest);
}

GcgLines::Decoder GcgLines::decoderOf(std::string_view text)
{
    const auto declared = declaredEncoding(text.substr(0, text.find_first_of("\r\n")));
    const auto isOneOf = [&](std::initializer_list<std::string_view> names) {
        return declared && contains(names, std::string_view(*declared));
    };
    if (isOneOf({"iso88591", "latin1", "windows1252", "cp1252", "ansi"}))
        return fromWindows1252;
    if (isOneOf({"iso885915", "latin9"}))
        return [](std::string_view line) { return converted(line, latin9Character); };
    if (declared == "utf8" || isUtf8(text))
        return repairedUtf8;
    if (!declared)
        return fromWindows1252;
    return [](std::string_view line) { return converted(line, asciiCharacter); };
}

std::optional<GcgLine> GcgLines::next()
{
    if (m_rest.empty())
        return std::nullopt;
    GcgLine line{++m_number};
    const std::string_view raw = takeLine();
    if (std::ranges::any_of(raw, [](char c) { return isControl(c) && c != '\t'; }))
        line.problem = Error{Fault::ControlCharacter};
    else
        line.text = m_decoded(trimmed(raw));
    return line;
}

std::string_view GcgLines::takeLine()
{
    const std::string_view line = m_rest.substr(0, m_rest.find_first_of("\r\n"));
    m_rest.remove_prefix(line.size());
    if (!m_rest.empty())
        m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : 1);
    return line;
}

// ---- parts of a line

std::string signedText(int score)
{
    return (score < 0 ? "" : "+") + std::to_string(score);
}

// ---- text of any origin

bool isUtf8(std::string_view text)
{
    while (!text.empty())
        if (sequenceLength(takeCharacter(text)) == 0)
            return false;
    return true;
}

std::string fromWindows1252(std::string_view text)
{
    return converted(text, windows1252Character);
}

std::string inQuotes(std::string_view text)
{
    std::string quote = "'";
    while (!text.empty() && quote.size() <= longestQuote) {
        const std::string_view character = takeCharacter(text);
        const bool isKnown = sequenceLength(character) > 0 && !isControl(character.front());
        quote += isKnown ? character : unknownUtf8;
    }
    return quote + (text.empty() ? "'" : "…'");
}

std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(line, isControl, ' ');
    return joined(wordsOf(line, " "), " ");
}

} // namespace storeys
