#pragma once

#include "base/error.h"
#include "record/play_text.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Boards as text: the rows from top to bottom joined by '/'; in a row a number is that many empty squares, a symbol a
// tile one high, '(' symbols ')' a stack from the bottom up, '#' a blocker where the game has them. See play_text.h for the
// symbols.

// Errors say the row and the character in it, both from 1: a wrong number of rows or squares, a foreign character, an
// empty stack or one over the stack limit.
[[nodiscard]] Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit);
[[nodiscard]] std::string boardText(const Board& board, const Alphabet& alphabet);

// Positions in CGP (Crossword Game Position), the notation that Macondo and Woogles share. One line, fields with a space
// between: the board, the racks from the player to move on, their points in the same order, and how many turns without
// points were taken last; then any number of operations such as "lex NWL20;". Racks and points are joined by '/'. The
// board is as in board_text.h; a tile that spells several letters may be in brackets, as [QU]. A board and racks alone
// are read too, which is how positions of games in which tiles stack are written.
// https://github.com/domino14/macondo/tree/master/cgp

struct CgpPosition
{
    Board board;
    std::vector<HeldTiles> racks{}; // empty where not known; one at least
    std::vector<Points> points{};   // as many as racks, or none
    int scoreless = 0;              // turns without points before this position
};

// Whether it is more than a board: a board's text has no spaces.
[[nodiscard]] bool isCgp(std::string_view text);
// Operations are not read: they may say anything.
[[nodiscard]] Result<CgpPosition> readCgp(std::string_view text, const Variant& variant, int stackLimit);
// Without points, only the board and the racks.
[[nodiscard]] std::string cgpText(const CgpPosition& position, const Alphabet& alphabet);

} // namespace storeys
