#pragma once

#include "bots/bot.h"
#include "rules/turn.h"
#include "teaching/grade.h"
#include "teaching/reason.h"

#include <optional>

namespace storeys {

// How a turn is judged, and with how much work. A first look at all candidates chooses the best; then the best and the
// turn taken get fresh samples, from which all figures come. The samples that chose the best would make it look better
// than it is.
struct Judging
{
    static constexpr int allWords = 100;
    int wordLevel = commonLevel; // words up to this level are expected of the player; see BotKnowledge
    int looks = 3600;            // most rollouts of the first look, for all candidates together
    int least = 200;             // fewest rollouts of each candidate in the second, closer look
    int most = 4000;             // the most of them, if the grade stays unclear
    std::int64_t endgameNodes = 3000;
};

// The rarest level whose words a review or a hint may name, for a player who is expected to know words up to the level
// `expected`. Rarer ones are too far from what this player may learn next.
[[nodiscard]] constexpr int levelOfRarer(int expected)
{
    return expected < mostLevel ? mostLevel : Judging::allWords;
}

// Compares the turn taken with the best turn. The turn taken is the best one unless samples show another one to be better.
// A turn with words that are not expected of the player counts as the best only if it is the turn taken.
struct TurnReview
{
    int seat = 0;
    Candidate best;
    Candidate taken;
    Estimate value;      // the standing after the best turn: the expected gain on the others, in points
    Estimate pointsLost; // never below zero
    Terms terms{};       // pointsLost by term; all zero in a solved endgame
    // The chance to win with the best turn, and how much of it was lost, 0 … 1. Only where chances are known.
    std::optional<Estimate> chance;
    std::optional<Estimate> chanceLost;
    Grade grade = Grade::None;
    std::vector<Reason> reasons; // for a mistake; at most three: NoWord and WinsBy, then by the parts of the loss
    // A play with words of the next level above those expected, if one is shown to be better than `best`, and by how many
    // points.
    std::optional<Candidate> rarer;
    Estimate rarerGain;
    std::optional<Estimate> lead;  // points by which the next best turn is worse, if the best was taken and found
    std::optional<Estimate> draws; // by how many points the draw before the turn beat an average one; see drawLuck()
    bool exact = false;            // an endgame in which the best turn and the turn taken are solved to the end
    bool forced = false;           // there was no other turn

    [[nodiscard]] const Candidate& subjectOf(const Reason& reason) const { return reason.forBest ? best : taken; }
};

// Whether turns of a game with this book can be reviewed: it must have points, and plays must lie in lines.
[[nodiscard]] bool isReviewed(const RuleBook& book);

// The losses in points from which a mistake in a game with this book is small, medium and large.
[[nodiscard]] const GradeLimits& pointLimits(const RuleBook& book);
// Whether turns in that view are judged by solving the rest of the game.
[[nodiscard]] bool isSolvable(const SeatView& view, const Judging& judging);

// The view with only the words expected of the player, or with all its words if the expected ones make no play.
[[nodiscard]] SeatView withExpectedWords(const SeatView& view, const BotKnowledge& knowledge, int wordLevel);

// The seed for the turn with that index. A hint uses the same seed, so that it finds what the review finds.
[[nodiscard]] std::uint64_t reviewSeed(std::size_t turn);

[[nodiscard]] Candidate candidateOf(const Turn& turn);
// Whether the candidate is the turn that was taken.
[[nodiscard]] bool isSame(const Candidate& candidate, const Turn& turn);

// The best turn with expected words, as reviewTurn() finds it. The view must have all words of the game.
[[nodiscard]] Candidate bestTurn(const SeatView& view, const BotKnowledge& knowledge, const Judging& judging,
                                 std::uint64_t seed, const StopSign& stop);

// Judges the turn by what its player could know: the view must be that seat's before the turn, with its whole rack and
// all words of the game. A play that stood despite bad words is judged like any other. The result of a stopped call
// is meaningless.
[[nodiscard]] TurnReview reviewTurn(const SeatView& view, const Turn& turn, const BotKnowledge& knowledge,
                                    const Judging& judging, std::uint64_t seed, const StopSign& stop);

} // namespace storeys
