#include "record/text_encoding.h"

#include <cstdint>

namespace storeys {

namespace {

constexpr std::size_t longestQuote = 40;

bool isControl(char c)
{
    return (c >= 0 && c < ' ') || c == 127;
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
