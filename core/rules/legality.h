#pragma once

#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <string_view>

namespace storeys {

// ---- Judging

// The first of the variant's rules that the player to move would break with this action, or none. The play's squares
// may be anything, on the board or not. Whether the game is over is the Game's question.
[[nodiscard]] std::optional<Violation> violationOf(const Position& position, const Action& action);

// Whether a kind of violation is overlooked.
using Overlooks = bool (*)(Violation::Kind kind);
// The same for a play, without the violations that are overlooked. What is judged after one of them may rest on it: a
// play without tiles must not be overlooked.
[[nodiscard]] std::optional<Violation> violationBesides(const Position& position, const Play& play,
                                                        Overlooks overlooks);

// The words of a play that are not in the lexicon, as a NotAWord violation, whatever the mode of the game; the play
// must be legal otherwise.
[[nodiscard]] std::optional<Violation> badWords(const Position& position, const Play& play);

// Whether the play forms or claims a word that is not common, such as one that the lexicon does not have.
[[nodiscard]] bool hasRareWord(const Position& position, const Play& play);

// Why no play can put the tile on that square, whatever else is laid; none if one can. The square must be on the board.
[[nodiscard]] std::optional<Violation> refusalOf(const Position& position, const Placement& placement);

// Whether the play of the seat to move is its first: no tile lies on the squares that are open to it.
[[nodiscard]] bool isFirstPlay(const Position& position);

// Whether the player to move may exchange a tile at all.
[[nodiscard]] bool canExchange(const Position& position);

// How many tiles the player to move may exchange in one turn at most, 0 where none.
[[nodiscard]] int mostExchanged(const Position& position);

// ---- The rules of plays, one function each; a variant lists those that it has, in the order of their checking

// A rule by the code of its violation, or nullptr.
[[nodiscard]] Rule ruleNamed(std::string_view code);
// Its place in the order in which all rules are checked; the code must be known.
[[nodiscard]] int ruleOrder(std::string_view code);

namespace rules {

using RuleFunction = std::optional<Violation>(const Position&, const Play&);

RuleFunction noTiles, notOnRack, offBoard, squareTwice, notInLine, wall, notYours, blocked, stackFull, sameLetter, gap,
    tooShort, startSquare, claims, claimSame, unclaimed, notConnected, coversWord, onlyPlural, notAWord, blockerPlace;

// The claims are checked one by one: a rule about a single claim is broken if the first bad claim breaks it.
template<Violation::Kind kind>
std::optional<Violation> claimFault(const Position&, const Play&);

} // namespace rules

} // namespace storeys
