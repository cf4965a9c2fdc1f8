#pragma once

#include "base/error.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <string_view>

namespace storeys {

// ---- Judging

// The first of the variant's rules that this action of the player to move breaks; none if it is legal. The play's
// squares may lie off the board. Does not check whether the game is over: Game does that.
[[nodiscard]] std::optional<Violation> violationOf(const Position& position, const Action& action);

// Returns whether to ignore violations of that kind.
using Overlooks = bool (*)(Violation::Kind kind);
// Like violationOf() for a play, but ignores the kinds for which `overlooks` is true. Later rules may rely on earlier
// ones, so the play must have tiles if NoTiles is overlooked.
[[nodiscard]] std::optional<Violation> violationBesides(const Position& position, const Play& play,
                                                        Overlooks overlooks);

// The rule that an illegal action breaks, and the position.
struct Breach
{
    Violation violation;
    Position position; // before the action, with the rack by which the action was judged
};
// The error of a record that contains an illegal action.
[[nodiscard]] Error notAllowed(Violation violation, Position position);

// The words of a play that are not in the lexicon, as a NotAWord violation, whatever the mode of the game; none if all
// are good. The play must be legal otherwise.
[[nodiscard]] std::optional<Violation> badWords(const Position& position, const Play& play);

// Whether the play forms or claims a word that is not common; words outside the lexicon count as not common.
[[nodiscard]] bool hasRareWord(const Position& position, const Play& play);
// The words that the play forms or claims and that are not common, in the order of the play.
[[nodiscard]] std::vector<Letters> rareWords(const Position& position, const Play& play);
// The rarest of the words that the play forms or claims, the first of equals; one outside the lexicon is rarer than any
// in it. The play must form a word.
[[nodiscard]] Letters rarestWord(const Position& position, const Play& play);

// The rule that forbids the tile on that square whatever other tiles are laid; none if there is no such rule. The
// square must be on the board.
[[nodiscard]] std::optional<Violation> refusalOf(const Position& position, const Placement& placement);

// Whether the next play of the seat to move counts as its first: no tile lies on a square that is open to the seat (see
// Territory).
[[nodiscard]] bool isFirstPlay(const Position& position);

// Whether the player to move may exchange at least one tile.
[[nodiscard]] bool canExchange(const Position& position);

// The most tiles that the player to move may exchange in one turn; 0 if no exchange is allowed.
[[nodiscard]] int mostExchanged(const Position& position);

// ---- The rules for plays, one function each; a variant lists its rules in the order in which they are checked

// The rule with that violation code, or nullptr.
[[nodiscard]] Rule ruleNamed(std::string_view code);
// The rule's index in the order of checking; the code must be known.
[[nodiscard]] int ruleOrder(std::string_view code);

namespace rules {

using RuleFunction = std::optional<Violation>(const Position&, const Play&);

RuleFunction noTiles, notOnRack, offBoard, squareTwice, notInLine, wall, notYours, blocked, stackFull, sameLetter, gap,
    tooShort, startSquare, claims, claimSame, unclaimed, notConnected, coversWord, onlyPlural, notAWord, blockerPlace;

// Returns the first fault found in the claims if it is of this kind. A fault of another kind is left to that kind's
// rule.
template<Violation::Kind kind>
std::optional<Violation> claimFault(const Position&, const Play&);

} // namespace rules

} // namespace storeys
