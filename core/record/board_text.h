#pragma once

#include "base/error.h"
#include "record/play_text.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Boards as text: the rows from top to bottom, separated by '/'. In a row, a number stands for that many empty squares,
// a symbol for a single tile, symbols in parentheses for a stack from the bottom up, and '#' for a blocker in games
// that have them. See play_text.h for the symbols.

// Reads a board. Errors: a wrong number of rows or squares, an unknown character, an empty stack or one above the stack
// limit. An error within a row names the row and the character, both counted from 1.
[[nodiscard]] Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit);
[[nodiscard]] std::string boardText(const Board& board, const Alphabet& alphabet);

// Positions in CGP (Crossword Game Position), the notation that Macondo and Woogles share. One line with
// space-separated fields: the board, the racks beginning with that of the player to move, the points in the same order,
// and the number of scoreless turns just before; then any number of operations such as "lex NWL20;". Racks and points
// are separated by '/'. The board is written as in boardText(); a tile that spells several letters may be in brackets,
// like [QU]. A board with only racks can be read too; positions of games in which tiles stack are written that way.
// https://github.com/domino14/macondo/tree/master/cgp

struct CgpPosition
{
    Board board;
    std::vector<HeldTiles> racks{}; // at least one; an unknown rack is empty
    std::vector<Points> points{};   // as many as racks, or none
    int scoreless = 0;              // number of scoreless turns in a row just before this position
};

// Whether the text is a position rather than just a board. A board's text has no spaces.
[[nodiscard]] bool isCgp(std::string_view text);
// Reads a position. Ignores all operations, even malformed ones.
[[nodiscard]] Result<CgpPosition> readCgp(std::string_view text, const Variant& variant, int stackLimit);
// The position as text; if it has no points, just the board and the racks.
[[nodiscard]] std::string cgpText(const CgpPosition& position, const Alphabet& alphabet);

} // namespace storeys
