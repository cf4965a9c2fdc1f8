#pragma once

#include "game/game.h"
#include "teaching/turn_review.h"

#include <optional>
#include <vector>

namespace storeys {

// What the player of a turn knew before it, even if the game is known only from its record. Nullopt if there is no turn
// to judge: the record does not give the whole rack or, with an empty bag, the racks of the others; nobody decided
// anything; the turn answered a card; or the play was withdrawn.
[[nodiscard]] std::optional<SeatView> knownViewBefore(const Game& game, std::size_t turn);

// The reviews of a game, by turn; none for a turn that is not judged.
using GameReview = std::vector<std::optional<TurnReview>>;

// The summary of a player's turns in a game. Sums are over the turns that were judged and not forced.
struct PlayerReview
{
    int turns = 0;
    // 0 … 100, the mean of accuracyOf() over the turns; none if no chance to win is known. Losses that are not proven
    // count as none, a proven one as at least the least of its grade.
    std::optional<double> accuracy;
    std::array<int, gradeCount> grades{}; // how many turns have each grade
    Estimate draws;                       // sum of drawLuck(), in points
    Estimate plays;                       // minus the points lost against the best turns; above 0 only by chance
    Terms lostByTerm{};                   // the points lost, by term; without solved endgames

    [[nodiscard]] int count(Grade grade) const { return grades[static_cast<std::size_t>(grade)]; }
};
[[nodiscard]] PlayerReview playerReview(const GameReview& game, int seat);

// A turn that decided much, or is worth a look.
struct KeyTurn
{
    // Find: the player took the best turn, and the second best is much worse. Swing: the chance to win changed much
    // since the player's previous turn, by what the others played and by the tiles drawn.
    enum class Why { Mistake, Find, Swing };

    std::size_t turn = 0;
    Why why = Why::Mistake;
    bool operator==(const KeyTurn&) const = default;
};
[[nodiscard]] std::string_view reasonName(KeyTurn::Why why);

// After this many hints the play has been spelt out, so it does not count as a find.
inline constexpr int spellingHints = 3;
// Removes the lead from the reviews of such turns.
void forgetHintedFinds(GameReview& reviews, const Game& game);

// At most two mistakes, one find and one swing of a player, in the order of the game. No turn is named twice.
[[nodiscard]] std::vector<KeyTurn> keyTurns(const GameReview& game, int seat);

} // namespace storeys
