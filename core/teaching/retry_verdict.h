#pragma once

#include "teaching/turn_review.h"

#include <string_view>

namespace storeys {

// How good a person's try at a turn of a finished game is. Unless the try is the best turn known, it is praised only if
// it is shown to beat the turn that was taken in the game.
enum class Verdict {
    Best,      // the best turn known, or one that is shown to be better
    AsGood,    // no loss against the best is shown
    Better,    // better than the turn taken, and little worse than the best
    Almost,    // better than the turn taken, and much worse than the best
    NotBetter, // not shown to be better than the turn taken
};
[[nodiscard]] std::string_view verdictName(Verdict verdict);
// Whether the try is good enough for the turn to count as solved.
[[nodiscard]] inline bool isSolved(Verdict verdict)
{
    return verdict == Verdict::Best || verdict == Verdict::AsGood || verdict == Verdict::Better;
}

// The verdict on a try that is not the best turn: `lost` is how much worse it is than the best, `gained` how much
// better than the turn taken. Both are in the unit of the limits.
[[nodiscard]] Verdict verdictOf(const Estimate& lost, const Estimate& gained, const GradeLimits& limits);

// A judged try. If `byChance`, the values are chances to win, 0 … 1, otherwise standings in points.
struct TryReview
{
    Verdict verdict = Verdict::NotBetter;
    bool isNewBest = false; // the try is shown to be better than the best turn known before
    bool byChance = false;
    double best = 0; // the same as `tried` if that is the new best
    double tried = 0;
    double taken = 0;
};

// Judges the try as reviewTurn() judged the turn taken in `review`. Pass the same view and seed; the samples are fresh
// ones that have not been used to choose a turn.
[[nodiscard]] TryReview reviewTry(const SeatView& view, const Turn& tried, const TurnReview& review,
                                  const BotKnowledge& knowledge, const Judging& judging, std::uint64_t seed,
                                  const StopSign& stop);

} // namespace storeys
