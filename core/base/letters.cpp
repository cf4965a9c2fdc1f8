#include "base/letters.h"

#include "base/text.h"

#include <algorithm>
#include <cstdint>

namespace storeys {

namespace {

// A run of capitals, every `step`-th character from `first` to `last`. The code of a small letter is the code of its
// capital plus `toSmall`.
struct Capitals
{
    char32_t first;
    char32_t last;
    int step;
    int toSmall;
};

// From Unicode's table of simple case mappings, with small and capital sharp s added. Letters that map in only one
// direction, such as dotless i, are left out.
constexpr Capitals allCapitals[] = {
    {U'A', U'Z', 1, 32},   {0xc0, 0xd6, 1, 32},   {0xd8, 0xde, 1, 32},   {0x100, 0x12e, 2, 1},
    {0x132, 0x136, 2, 1},  {0x139, 0x147, 2, 1},  {0x14a, 0x176, 2, 1},  {0x178, 0x178, 1, -121},
    {0x179, 0x17d, 2, 1},  {0x218, 0x21a, 2, 1},  {0x386, 0x386, 1, 38}, {0x388, 0x38a, 1, 37},
    {0x38c, 0x38c, 1, 64}, {0x38e, 0x38f, 1, 63}, {0x391, 0x3a1, 1, 32}, {0x3a3, 0x3ab, 1, 32},
    {0x400, 0x40f, 1, 80}, {0x410, 0x42f, 1, 32}, {0x48a, 0x4be, 2, 1},  {0x1e9e, 0x1e9e, 1, 0xdf - 0x1e9e},
};

// Each string is a capital letter, then its forms with an accent or another mark, from Unicode's decompositions.
constexpr std::string_view allMarked[] = {
    "AÀÁÂÃÄÅĀĂĄ", "CÇĆĈĊČ", "DĎ",     "EÈÉÊËĒĔĖĘĚ", "GĜĞĠĢ",       "HĤ",  "IÌÍÎÏĨĪĬĮ", "JĴ",   "KĶ", "LĹĻĽ", "NÑŃŅŇ",
    "OÒÓÔÕÖŌŎŐ",  "RŔŖŘ",   "SŚŜŞŠȘ", "TŢŤȚ",       "UÙÚÛÜŨŪŬŮŰŲ", "WŴ",  "YÝŶŸ",      "ZŹŻŽ", "ΑΆ", "ΕΈ",   "ΗΉ",
    "ΙΊΪ",        "ΟΌ",     "ΥΎΫ",    "ΩΏ",         "ГЃ",          "ЕЀЁ", "ИЍЙ",       "ІЇ",   "КЌ", "УЎ",
};

// Combining marks, each with pairs of a capital letter and its form with the mark.
constexpr std::pair<std::string_view, std::string_view> allCombining[] = {
    {"\u0300", "AÀEÈIÌOÒUÙ"}, {"\u0301", "AÁCĆEÉIÍNŃOÓSŚUÚYÝZŹ"},
    {"\u0302", "AÂEÊIÎOÔUÛ"}, {"\u0303", "AÃNÑOÕ"},
    {"\u0307", "ZŻ"},         {"\u0308", "AÄEËIÏOÖUÜYŸ"},
    {"\u030A", "AÅ"},         {"\u030C", "CČSŠZŽ"},
    {"\u0327", "CÇ"},         {"\u0328", "AĄEĘ"},
};

bool isOf(const Capitals& capitals, char32_t code)
{
    return code >= capitals.first && code <= capitals.last
           && (code - capitals.first) % static_cast<char32_t>(capitals.step) == 0;
}

char32_t smallOf(char32_t code)
{
    for (const Capitals& capitals : allCapitals)
        if (isOf(capitals, code))
            return code + static_cast<char32_t>(capitals.toSmall);
    return code;
}

char32_t capitalOf(char32_t code)
{
    if (code == U'ς') // sigma at the end of a word
        return U'Σ';
    for (const Capitals& capitals : allCapitals)
        if (isOf(capitals, code - static_cast<char32_t>(capitals.toSmall)))
            return code - static_cast<char32_t>(capitals.toSmall);
    return code;
}

// The code point of a character of one to three UTF-8 bytes; 0xffff, which is no letter, for a longer or invalid one.
char32_t codeOf(std::string_view character)
{
    const auto bits = [&](std::size_t i, unsigned mask) { return static_cast<std::uint8_t>(character[i]) & mask; };
    switch (sequenceLength(character)) {
    case 1: return bits(0, 0x7f);
    case 2: return bits(0, 0x1f) << 6 | bits(1, 0x3f);
    case 3: return bits(0, 0x0f) << 12 | bits(1, 0x3f) << 6 | bits(2, 0x3f);
    default: return 0xffff;
    }
}

std::string mapped(std::string_view text, char32_t (*other)(char32_t))
{
    std::string all;
    while (!text.empty()) {
        const std::string_view character = takeCharacter(text);
        const char32_t code = codeOf(character);
        const char32_t changed = other(code);
        if (changed == code)
            all += character;
        else
            all += utf8Of(changed);
    }
    return all;
}

} // namespace

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

std::string_view takeCharacter(std::string_view& text)
{
    const std::string_view character = text.substr(0, std::max<std::size_t>(sequenceLength(text), 1));
    text.remove_prefix(character.size());
    return character;
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (; !text.empty(); ++count)
        (void)takeCharacter(text);
    return count;
}

std::string utf8Of(char32_t code)
{
    const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
    if (code < 0x80)
        return {byte(code)};
    if (code < 0x800)
        return {byte(0xc0 | code >> 6), byte(0x80 | (code & 0x3f))};
    return {byte(0xe0 | code >> 12), byte(0x80 | (code >> 6 & 0x3f)), byte(0x80 | (code & 0x3f))};
}

std::string upper(std::string_view text)
{
    return mapped(text, capitalOf);
}

std::string lower(std::string_view text)
{
    return mapped(text, smallOf);
}

std::string composed(std::string_view capitals)
{
    std::string text;
    std::size_t last = 0; // where the last character of `text` begins
    while (!capitals.empty()) {
        const std::string_view character = takeCharacter(capitals);
        const auto* const mark =
            std::ranges::find(allCombining, character, [](const auto& entry) { return entry.first; });
        std::string_view pairs = mark == std::end(allCombining) ? std::string_view() : mark->second;
        std::string_view form;
        while (form.empty() && !pairs.empty()) {
            const bool isIt = takeCharacter(pairs) == std::string_view(text).substr(last);
            const std::string_view marked = takeCharacter(pairs);
            form = isIt ? marked : form;
        }
        if (form.empty())
            last = text.size();
        else
            text.resize(last);
        text += form.empty() ? character : form;
    }
    return text;
}

std::string_view withoutMark(std::string_view capital)
{
    if (capital.size() < 2)
        return capital;
    for (const std::string_view marked : allMarked)
        if (std::string_view rest = marked; rest.find(capital) != std::string_view::npos)
            return takeCharacter(rest);
    return capital;
}

bool isInCapitals(std::string_view text)
{
    bool all = !text.empty();
    while (all && !text.empty()) {
        const char32_t code = codeOf(takeCharacter(text));
        all = smallOf(code) != code;
    }
    return all;
}

} // namespace storeys
