#include "wire/clean_name.h"

#include "base/find.h"
#include "base/letters.h"
#include "base/text.h"

#include <algorithm>
#include <vector>

namespace storeys::wire {

namespace {

// "You" as in the translations of the window, in small letters.
constexpr std::string_view allYou[] = {"you", "du"};

struct Codes
{
    char32_t first;
    char32_t last;
};

constexpr Codes whiteSpace[] = {{'\t', '\t'},     {' ', ' '},       {0xa0, 0xa0},     {0x1680, 0x1680},
                                {0x2000, 0x200a}, {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}};

constexpr Codes refused[] = {
    // controls; formats and directions, joiners of no width, fillers that look empty, variation selectors, tags
    {0x00, 0x1f},
    {0x7f, 0x9f},
    {0xad, 0xad},
    {0x600, 0x605},
    {0x61c, 0x61c},
    {0x6dd, 0x6dd},
    {0x70f, 0x70f},
    {0x890, 0x891},
    {0x8e2, 0x8e2},
    {0x17b4, 0x17b5},
    {0x180b, 0x180f},
    {0x200b, 0x200f},
    {0x2028, 0x202e},
    {0x2060, 0x206f},
    {0x2800, 0x2800},
    {0x3164, 0x3164},
    {0xfe00, 0xfe0f},
    {0xfeff, 0xfeff},
    {0xffa0, 0xffa0},
    {0xfff0, 0xfffb},
    {0x110bd, 0x110bd},
    {0x110cd, 0x110cd},
    {0x13430, 0x1345f},
    {0x1bca0, 0x1bca3},
    {0x1d173, 0x1d17a},
    {0xe0000, 0xe0fff},
    // private ones, and those that are no characters
    {0xe000, 0xf8ff},
    {0xfdd0, 0xfdef},
    {0xfffe, 0xffff},
    {0x1fffe, 0x1ffff},
    {0xf0000, 0x10ffff},
    // not in NFC, or only where they compose with nothing: marks, Hangul as parts, doubles of other characters
    {0x300, 0x36f},
    {0x387, 0x387},
    {0x1100, 0x11ff},
    {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff},
    {0x20d0, 0x20ff},
    {0x2126, 0x2126},
    {0x212a, 0x212b},
    {0x3099, 0x309a},
    {0xf900, 0xfaff},
    {0xfb1d, 0xfb4e},
    {0xfe20, 0xfe2f},
    {0x2f800, 0x2fa1f},
};

bool isIn(const auto& ranges, char32_t code)
{
    return std::ranges::any_of(ranges, [&](const Codes& each) { return code >= each.first && code <= each.last; });
}

// The code point of a character of valid UTF-8.
char32_t codeOf(std::string_view character)
{
    constexpr unsigned firstBits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t code = static_cast<unsigned char>(character[0]) & firstBits[character.size()];
    for (const char next : character.substr(1))
        code = code << 6 | (static_cast<unsigned char>(next) & 0x3fu);
    return code;
}

// The text with each letter and the combining mark after it as one character, where there is one.
std::string composedOf(const std::vector<std::string_view>& characters)
{
    std::string text;
    std::string last;
    for (const std::string_view character : characters) {
        const std::string capital = upper(last);
        const std::string both = composed(capital + std::string(character));
        if (!last.empty() && both.size() < capital.size() + character.size() && characterCount(both) == 1) {
            last = capital == last ? both : lower(both);
            continue;
        }
        text += last;
        last = character;
    }
    return text + last;
}

} // namespace

std::optional<std::string> cleanName(std::string_view text)
{
    std::vector<std::string_view> characters;
    for (std::string_view rest = text; !rest.empty();) {
        if (sequenceLength(rest) == 0)
            return std::nullopt;
        const std::string_view character = takeCharacter(rest);
        characters.push_back(isIn(whiteSpace, codeOf(character)) ? " " : character);
    }
    const std::string name = joined(wordsOf(composedOf(characters)), " ");
    for (std::string_view rest = name; !rest.empty();)
        if (isIn(refused, codeOf(takeCharacter(rest))))
            return std::nullopt;
    const int length = characterCount(name);
    return length >= 1 && length <= mostOfName && !contains(allYou, lower(name)) ? std::optional(name) : std::nullopt;
}

std::string nameApart(std::string_view name, std::span<const std::string> taken)
{
    const auto isTaken = [&](const std::string& wanted) {
        return std::ranges::any_of(taken, [&](const std::string& each) { return lower(each) == lower(wanted); });
    };
    std::string wanted(name);
    for (int n = 2; isTaken(wanted); ++n) {
        const std::string number = ' ' + std::to_string(n);
        std::string stem;
        int most = mostOfName - static_cast<int>(number.size());
        for (std::string_view rest = name; !rest.empty() && most > 0; --most)
            stem += takeCharacter(rest);
        wanted = std::string(trimmed(stem)) + number;
    }
    return wanted;
}

} // namespace storeys::wire
