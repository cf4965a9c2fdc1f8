#pragma once

#include "base/alphabet.h"
#include "rules/action.h"
#include "rules/board.h"

#include <array>
#include <span>
#include <vector>

namespace storeys {

// A square of a word as it is after the play that formed it.
struct WordSquare
{
    Square square;
    Tile top;
    Height height;
    bool placed = false; // by this play
    Points points{};     // what it adds to the word, where that has been scored
};

[[nodiscard]] Letters lettersOf(std::span<const WordSquare> squares);

// A maximal run of two or more occupied squares, left to right or top to bottom; or a claimed path, which has no
// direction: there it is Across.
struct FormedWord
{
    Direction direction;
    std::vector<WordSquare> squares{}; // in the order of the letters

    [[nodiscard]] Letters letters() const { return lettersOf(squares); }
};

// Walks through the words that formedWords() gives, without memory on the heap, as every turn of a game is judged and
// scored by them.
class WordWalk
{
public:
    // Of such a play; the board must live as long.
    WordWalk(const Board& before, const Play& play);

    // The squares of the next word, valid until the next call; none after the last word.
    [[nodiscard]] std::span<const WordSquare> next();
    // Of that word.
    [[nodiscard]] Direction direction() const { return m_direction; }

private:
    [[nodiscard]] bool isOccupied(Square s) const
    {
        return m_before.contains(s) && m_after.heights[Surface::slot(s)] > 0;
    }
    // The run through an occupied square.
    [[nodiscard]] std::span<const WordSquare> run(Square through);

    const Board& m_before;
    Surface m_after;
    Direction m_main;
    std::array<Square, Board::maxSide> m_placed; // in order along the main word
    int m_count = 0;
    int m_next = 0; // the main word, then those that cross it
    Direction m_direction = Direction::Across;
    std::array<WordSquare, Board::maxSide> m_squares;
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
