#pragma once

#include "base/alphabet.h"
#include "rules/action.h"
#include "rules/board.h"

#include <array>
#include <span>
#include <vector>

namespace storeys {

// A square of a word, as it is after the play.
struct WordSquare
{
    Square square;
    Tile top;
    Height height;
    bool placed = false; // whether this play placed the tile
    Points points{};     // its share of the word's points before the word's factor; 0 until the word is scored
};

[[nodiscard]] Letters lettersOf(std::span<const WordSquare> squares);

// A maximal run of two or more occupied squares, left to right or top to bottom; or a claimed path, whose direction is
// always Across.
struct FormedWord
{
    Direction direction;
    std::vector<WordSquare> squares{}; // in the order of the letters

    [[nodiscard]] Letters letters() const { return lettersOf(squares); }
};

// Visits the words that formedWords() returns, without heap memory, for judging and scoring every turn.
class WordWalk
{
public:
    // The play must satisfy the conditions of formedWords(); the board must outlive the walk.
    WordWalk(const Board& before, const Play& play);

    // The squares of the next word, valid until the next call; empty after the last word.
    [[nodiscard]] std::span<const WordSquare> next();
    // The direction of the word that next() returned last.
    [[nodiscard]] Direction direction() const { return m_direction; }

private:
    [[nodiscard]] bool isOccupied(Square s) const
    {
        return m_before.contains(s) && m_after.heights[Surface::slot(s)] > 0;
    }
    // The run of occupied squares in m_direction through an occupied square.
    [[nodiscard]] std::span<const WordSquare> run(Square through);

    const Board& m_before;
    Surface m_after;
    Direction m_main;
    std::array<Square, Board::maxSide> m_placed; // in order along the main word
    int m_count = 0;
    int m_next = 0; // 0: the main word; n: the word that crosses it at the nth placed tile
    Direction m_direction = Direction::Across;
    std::array<WordSquare, Board::maxSide> m_squares;
};

// The words that contain at least one tile of the play: the main word first (for a single tile the word across, if
// there is one), then the words that cross it, in order along it. The play must be on the board, in line and without
// gaps.
[[nodiscard]] std::vector<FormedWord> formedWords(const Board& before, const Play& play);

// The words that the play turned into `word`: each run of two or more squares of `word` that were occupied before the
// play, with the tiles on top then. In order along `word`.
[[nodiscard]] std::vector<FormedWord> formerWords(const Board& before, const FormedWord& word);

// The maximal run of occupied squares through an occupied square; at least that square.
[[nodiscard]] std::vector<Square> runThrough(const Board& board, Square square, Direction direction);

// The direction of the main word: the line of the tiles. A single tile's main word is across, unless it has neighbors
// only above or below.
[[nodiscard]] Direction mainDirection(const Board& before, const Play& play);

// The board with the tiles of the play, without the blockers that they replace.
[[nodiscard]] Board boardAfter(Board board, const Play& play);

} // namespace storeys
