#pragma once

#include "base/result.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace storeys {

// Boards and racks as text. A board is its rows from top to bottom joined by '/'; in a row a number is that many
// empty squares, a symbol a tile one high, '(' symbols ')' a stack from the bottom up. A rack is its symbols in any
// order. Symbols are those of the variant's alphabet; where the variant has blanks, a lower-case symbol on the board
// is a blank standing for it and '?' on a rack an unused one.

// Errors say the row and the character in it, both from 1: a wrong number of rows or squares, a foreign character, an
// empty stack or one over the stack limit.
[[nodiscard]] Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit);
[[nodiscard]] std::string boardText(const Board& board, const Alphabet& alphabet);

// At most as many tiles as the variant's rack holds. The number of tiles in the game is not looked at.
[[nodiscard]] Result<Rack> readRack(std::string_view text, const Variant& variant);
// The same for any number of tiles, as far as the game has so many.
[[nodiscard]] Result<Rack> readTiles(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string rackText(const Rack& rack, const Alphabet& alphabet);

// The tile that a symbol stands for on a board or in a play; none for a foreign character.
[[nodiscard]] Tile playedTile(char symbol, const TileSet& tiles);

} // namespace storeys
