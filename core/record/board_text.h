#pragma once

#include "base/result.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace storeys {

// Boards as text: the rows from top to bottom joined by '/'; in a row a number is that many empty squares, a symbol a
// tile one high, '(' symbols ')' a stack from the bottom up, '#' a blocker where the game has them. See play_text.h for the
// symbols.

// Errors say the row and the character in it, both from 1: a wrong number of rows or squares, a foreign character, an
// empty stack or one over the stack limit.
[[nodiscard]] Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit);
[[nodiscard]] std::string boardText(const Board& board, const Alphabet& alphabet);

} // namespace storeys
