#pragma once

#include "teaching/puzzle.h"

#include <string>
#include <string_view>

namespace storeys {

// A puzzle as one line of text, such as “1 stack10 en cover 17 5D 10/10/10/10/3MOOD3/10/10/10/10/10 WEARSTQ 7F3A”: the format,
// the game, the language, the kind, the seed, what is asked, the board and the rack, at last the code. Makes the puzzle
// again, with the same words, and shows whether that is still the same one. Names no key.
struct PuzzleLine
{
    static constexpr int format = 1;
    static constexpr std::size_t longest = 4000; // bytes; more than any board needs

    std::string variant;
    std::string language;
    PuzzleKind kind = PuzzleKind::Cover;
    std::uint64_t seed = 0;
    std::string asked; // the square, tile, number of words or height; "-" where only points are asked for
    std::string board; // see record/board_text.h
    std::string rack;

    [[nodiscard]] std::string text() const;
    // Four hexadecimal digits that follow from all the rest, so that people can tell whether they have the same puzzle.
    [[nodiscard]] std::string code() const;
    // The code of a line without its code.
    [[nodiscard]] static std::string codeOf(std::string_view withoutCode);
    // Reads what text() writes, and only that. Doesn't judge the board, the rack, and what is asked.
    [[nodiscard]] static Result<PuzzleLine> read(std::string_view text);
    bool operator==(const PuzzleLine&) const = default;
};

[[nodiscard]] PuzzleLine lineOf(const Puzzle& puzzle);

} // namespace storeys
