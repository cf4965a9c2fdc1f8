#pragma once

#include "base/result.h"
#include "rules/position.h"

#include <string>
#include <string_view>

namespace storeys {

// Plays as text, "<square> <tiles>": "5D" (row, then column) reads across, "D5" down, rows from 1, columns from A.
// The square is the first of the main word; then one character for each of its squares, a symbol where a tile is put
// and '.' where the old top stays.

// Reads only; whether the play is legal, on the board or as long as its word is for the rules to say. Squares may lie
// off every board. The error says what can't be read.
[[nodiscard]] Result<Play> readPlayText(std::string_view text, const TileSet& tiles);

// The play must be on the board, in line and without gaps.
[[nodiscard]] std::string playText(const Board& before, const Play& play, const Alphabet& alphabet);
// The same of any action: "-" for a pass, "-KQ" for an exchange.
[[nodiscard]] std::string actionText(const Board& before, const Action& action, const Alphabet& alphabet);

} // namespace storeys
