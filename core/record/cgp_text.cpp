#include "record/cgp_text.h"

#include "record/board_text.h"
#include "record/gcg_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace storeys {

namespace {

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

char toUpper(char c)
{
    return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

char toLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string_view withoutEnds(std::string_view text)
{
    constexpr std::string_view white = " \t\r\n";
    const std::size_t begin = std::min(text.find_first_not_of(white), text.size());
    return text.substr(begin, text.find_last_not_of(white) + 1 - begin);
}

// An empty part between two separators counts: it is a rack that is not known.
std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

// The symbol of a tile by what it spells, in lower case for a blank.
std::optional<char> symbolOf(std::string_view spelling, const Alphabet& alphabet)
{
    const bool lower = !spelling.empty() && std::ranges::all_of(spelling, isLower);
    std::string word(spelling);
    if (lower)
        std::ranges::transform(word, word.begin(), toUpper);
    const auto letters = alphabet.fold(word);
    if (!letters || letters->size() != 1)
        return std::nullopt;
    const char symbol = alphabet.face(letters->front()).symbol;
    return lower ? toLower(symbol) : symbol;
}

// With the symbol of each tile in the place of its brackets.
Result<std::string> withoutBrackets(std::string_view text, const Alphabet& alphabet)
{
    std::string symbols;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '[') {
            symbols += text[at];
            continue;
        }
        const std::size_t end = std::min(text.find(']', at), text.size());
        const auto symbol = symbolOf(text.substr(at + 1, end - at - 1), alphabet);
        if (end == text.size() || !symbol)
            return Error{Fault::NotATile, {inQuotes(text.substr(at, end + 1 - at))}};
        symbols += *symbol;
        at = end;
    }
    return symbols;
}

std::string withBrackets(std::string_view symbols, const Alphabet& alphabet)
{
    std::string text;
    for (const char symbol : symbols) {
        const auto letter = alphabet.letterOf(toUpper(symbol));
        std::string spelling = letter ? alphabet.face(*letter).spelling : std::string();
        if (isLower(symbol))
            std::ranges::transform(spelling, spelling.begin(), toLower);
        text += spelling.size() > 1 ? "[" + spelling + "]" : std::string(1, symbol);
    }
    return text;
}

std::optional<int> readNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const auto digits = readDigits(text.substr(negative ? 1 : 0));
    return digits && negative ? std::optional(-*digits) : digits;
}

} // namespace

bool isCgp(std::string_view text)
{
    return withoutEnds(text).find(' ') != std::string_view::npos;
}

Result<CgpPosition> readCgp(std::string_view text, const Variant& variant, int stackLimit)
{
    const std::vector<std::string_view> fields = partsOf(withoutEnds(text), ' ');
    if (fields.size() < 2 || fields.size() == 3)
        return Error{Fault::PositionFields};
    const Alphabet& alphabet = variant.tiles.alphabet;
    const auto boardSymbols = withoutBrackets(fields[0], alphabet);
    if (!boardSymbols)
        return boardSymbols.error();
    auto board = readBoardText(*boardSymbols, variant, stackLimit);
    if (!board)
        return board.error();
    CgpPosition position{*std::move(board)};
    for (const std::string_view rack : partsOf(fields[1], '/')) {
        const auto symbols = withoutBrackets(rack, alphabet);
        if (!symbols)
            return symbols.error();
        auto held = readHeld(*symbols, variant);
        if (!held)
            return held.error();
        position.racks.push_back(*std::move(held));
    }
    if (fields.size() == 2)
        return position;
    for (const std::string_view points : partsOf(fields[2], '/')) {
        const auto number = readNumber(points);
        if (!number)
            return Error{Fault::PositionNumber, {inQuotes(points)}};
        position.points.emplace_back(*number);
    }
    if (position.points.size() != position.racks.size())
        return Error{Fault::PositionCounts,
                     {std::to_string(position.racks.size()), std::to_string(position.points.size())}};
    const auto scoreless = readDigits(fields[3]);
    if (!scoreless)
        return Error{Fault::PositionNumber, {inQuotes(fields[3])}};
    position.scoreless = *scoreless;
    return position;
}

std::string cgpText(const CgpPosition& position, const Alphabet& alphabet)
{
    std::string text = boardText(position.board, alphabet);
    char before = ' ';
    for (const HeldTiles& held : position.racks)
        text += std::exchange(before, '/') + heldText(held.rack, held.reserve, alphabet);
    text = withBrackets(text, alphabet);
    before = ' ';
    for (const Points points : position.points)
        text += std::exchange(before, '/') + std::to_string(points.value);
    return position.points.empty() ? text : text + ' ' + std::to_string(position.scoreless);
}

} // namespace storeys
