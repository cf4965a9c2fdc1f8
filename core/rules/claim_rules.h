#pragma once

#include "rules/formed_words.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <vector>

namespace storeys {

// Rules for plays that are paths: the tiles lie anywhere, and the player claims words. Each claimed word runs from
// square to neighboring square, across, down or diagonally.

inline constexpr int mostClaims = 3;

// Whether the squares are next to each other: across, down or diagonally.
[[nodiscard]] bool areNeighbors(Square a, Square b);

// The words that the play claims, in the order of its claims, as they are after the play. Every claimed square must
// hold a tile then.
[[nodiscard]] std::vector<FormedWord> claimedWords(const Board& before, const Play& play);

// Calls visit(direction, squares) for each word that the play forms (if plays are lines) or claims (if plays are
// paths).
template<class Visit>
void forEachWord(const Position& position, const Play& play, Visit visit)
{
    if (position.variant().plays == PlayShape::Paths) {
        for (const FormedWord& word : claimedWords(position.board, play))
            visit(word.direction, std::span(word.squares));
        return;
    }
    WordWalk walk(position.board, play);
    for (auto squares = walk.next(); !squares.empty(); squares = walk.next())
        visit(walk.direction(), squares);
}

// The squares of the play's tiles that are in no claim.
[[nodiscard]] std::vector<Square> unclaimedSquares(const Play& play);

// The first rule that the claims break, if any. Does not check the number of claims or whether they are words.
[[nodiscard]] std::optional<Violation> refusalOfClaims(const Position& position, const Play& play);

// The play in a normal form: placements in reading order, claims sorted by word and then by squares. Plays that differ
// only in order become equal. The claimed squares must hold tiles after the play.
[[nodiscard]] Play inOrder(const Board& before, Play play);

// Whether all tiles on the board after the play form one group of neighbors. The play's squares must be on the board.
[[nodiscard]] bool isOneGroup(const Board& before, const Play& play);

} // namespace storeys
