#pragma once

#include "rules/formed_words.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <vector>

namespace storeys {

// Plays that are paths: their tiles lie anywhere, and the player claims words, each along squares of which one is next
// to the other across, down or diagonally.

inline constexpr int mostClaims = 3;

// Whether the one is next to the other, diagonally too.
[[nodiscard]] bool areNeighbors(Square a, Square b);

// The claimed words in the order of the claims, on the board as it is after the play. The squares must have tiles then.
[[nodiscard]] std::vector<FormedWord> claimedWords(const Board& before, const Play& play);

// Calls visit(direction, squares) for each word that the play claims or, where plays are lines, forms.
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

// Where the play has tiles that are in no claim.
[[nodiscard]] std::vector<Square> unclaimedSquares(const Play& play);

// Why its claims can't be made as they are, however many they are and whether or not they are words.
[[nodiscard]] std::optional<Violation> refusalOfClaims(const Position& position, const Play& play);

// The play with its placements in reading order and its claims by word, then by squares: plays that differ in order alone
// become equal. The squares must have tiles after it.
[[nodiscard]] Play inOrder(const Board& before, Play play);

// Whether all tiles on the board after the play are one group of neighbors. The play's squares must be on the board.
[[nodiscard]] bool isOneGroup(const Board& before, const Play& play);

} // namespace storeys
