#pragma once

#include "base/result.h"
#include "record/play_text.h"
#include "rules/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace storeys {

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
