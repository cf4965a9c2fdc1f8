#pragma once

#include "base/alphabet.h"
#include "rules/board.h"
#include "rules/play.h"

#include <vector>

namespace storeys {

// A square of a word as it is after the play that formed it.
struct WordSquare
{
    Square square;
    Tile top;
    Height height;
    bool placed = false; // by this play
};

// A maximal run of two or more occupied squares.
struct FormedWord
{
    Direction direction;
    std::vector<WordSquare> squares{}; // left to right or top to bottom

    [[nodiscard]] Letters letters() const;
};

// The words that hold at least one tile of the play: the main word first (of a single tile the word across if there is
// one), then the words crossing it, in order along it. The play must be on the board, in line and without gaps.
[[nodiscard]] std::vector<FormedWord> formedWords(const Board& before, const Play& play);

// The words that stood along the squares of a word before the play that formed it, as they were then and in order;
// none if there was no word.
[[nodiscard]] std::vector<FormedWord> formerWords(const Board& before, const FormedWord& word);

// The maximal run of occupied squares through an occupied square, one square long or longer.
[[nodiscard]] std::vector<Square> runThrough(const Board& board, Square square, Direction direction);

// The direction of the main word: along the tiles; of a single tile across, unless it has neighbours only above or
// below.
[[nodiscard]] Direction mainDirection(const Board& before, const Play& play);

} // namespace storeys
