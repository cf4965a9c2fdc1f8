#include "teaching/puzzle_text.h"

#include "base/text.h"
#include "record/board_text.h"
#include "record/gcg_text.h"
#include "record/play_text.h"

#include <algorithm>
#include <charconv>

namespace storeys {

namespace {

// The 64-bit FNV-1a hash (Fowler, Noll and Vo), mixed so that each of its bits depends on all of the text.
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    return mixed(hash);
}

std::string askedBy(const Puzzle& puzzle)
{
    if (puzzle.square)
        return squareText(*puzzle.square);
    if (puzzle.tile)
        return puzzle.view.variant().tiles.alphabet.text(*puzzle.tile);
    return puzzle.asksForPoints() ? "-" : std::to_string(puzzle.goal);
}

std::string withoutCode(const PuzzleLine& line)
{
    return joined(std::vector<std::string>{std::to_string(PuzzleLine::format), line.variant, line.language,
                                           std::string(puzzleKindName(line.kind)), std::to_string(line.seed),
                                           line.asked, line.board, line.rack},
                  " ");
}

// The number that the text spells in the only way in which std::to_string() does; none for any other text.
std::optional<std::uint64_t> readSeed(std::string_view text)
{
    std::uint64_t seed = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || std::to_string(seed) != text)
        return std::nullopt;
    return seed;
}

} // namespace

std::string PuzzleLine::text() const
{
    return withoutCode(*this) + ' ' + code();
}

std::string PuzzleLine::code() const
{
    return codeOf(withoutCode(*this));
}

std::string PuzzleLine::codeOf(std::string_view withoutCode)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string code;
    const std::uint64_t hash = hashOf(withoutCode);
    for (int shift = 60; shift > 44; shift -= 4)
        code += digits[hash >> shift & 15];
    return code;
}

Result<PuzzleLine> PuzzleLine::read(std::string_view text)
{
    const Error unreadable{Fault::PuzzleUnreadable, {inQuotes(text.substr(0, 80))}};
    if (text.size() > longest)
        return unreadable;
    const std::vector<std::string_view> parts = partsOf(text, ' ');
    if (const auto written = readDigits(parts.front()); written && *written > format)
        return Error{Fault::PuzzleFormat, {std::to_string(*written)}};
    if (parts.size() != 9 || std::ranges::any_of(parts, &std::string_view::empty))
        return unreadable;
    const auto kind = puzzleKindNamed(parts[3]);
    if (!kind)
        return Error{Fault::PuzzleKind, {inQuotes(parts[3])}};
    const auto seed = readSeed(parts[4]);
    if (!seed || parts[0] != std::to_string(format))
        return unreadable;
    PuzzleLine line{std::string(parts[1]), std::string(parts[2]), *kind, *seed, std::string(parts[5]),
                    std::string(parts[6]), std::string(parts[7])};
    if (line.code() != parts[8])
        return Error{Fault::PuzzleCode, {inQuotes(parts[8])}};
    return line;
}

PuzzleLine lineOf(const Puzzle& puzzle)
{
    const Variant& variant = puzzle.view.variant();
    return {variant.id,
            variant.language,
            puzzle.kind,
            puzzle.seed,
            askedBy(puzzle),
            boardText(puzzle.view.board, variant.tiles.alphabet),
            rackText(puzzle.view.own().rack, variant.tiles.alphabet)};
}

} // namespace storeys
