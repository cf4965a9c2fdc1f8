#pragma once

#include "base/estimate.h"
#include "bots/rollout.h"
#include "teaching/reply_tally.h"

#include <array>
#include <vector>

namespace storeys {

// The terms of a turn's value to its player. Their sum is the standing: the points that the player gains from the turn
// on, minus the mean of the gains of the others. Reply and Theirs count against the player.
enum class Term {
    Score,  // the points of the turn
    Reply,  // the plays of the others
    Next,   // the player's next play
    Kept,   // the player's rack and reserve after the next play: their value or, if the game has ended, the rack's cost
    Theirs, // racks and reserves of the others after their plays, counted as for Kept
};
inline constexpr std::size_t termCount = 5;
using Terms = std::array<Estimate, termCount>;

// Facts are found in every second sample (Look) and measured in the others (Tell): in the samples where a fact was
// found, it looks likelier than it is.
enum class Half { Look, Tell };

// Compares candidates of a seat by sampled games: after the candidate each seat moves once more, the seat itself last,
// and everybody takes the play with the highest static value. All candidates get the same samples (common random
// numbers), so that few samples suffice to show the differences. Keeps only sums, so the memory does not grow with the
// samples. The same seed gives the same numbers.
class Comparison
{
public:
    // The values must outlive this.
    Comparison(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates, RandomSource random);
    Comparison(const Comparison&) = delete; // its parts refer to each other
    Comparison& operator=(const Comparison&) = delete;

    // ---- sampling
    // Adds `samples` samples, each for all candidates that are not set aside. Returns early once `stop` is up.
    void add(int samples, const StopSign& stop);
    // Samples only the other candidates from now on. This one keeps its estimates.
    void setAside(std::size_t candidate) { m_entries[candidate].isAside = true; }

    // ---- queries; differences are over the samples that both candidates had
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] const Candidate& candidate(std::size_t n) const { return m_entries[n].candidate; }
    [[nodiscard]] bool isAside(std::size_t n) const { return m_entries[n].isAside; }
    // The standing after the candidate, in points.
    [[nodiscard]] Estimate points(std::size_t n) const { return m_entries[n].moments[standing].mean(); }
    // The chance to win, 0 … 1; a tie counts as half. Only if hasChances().
    [[nodiscard]] Estimate chance(std::size_t n) const { return m_entries[n].moments[winning].mean(); }
    [[nodiscard]] bool hasChances() const { return m_win.has_value(); }
    // How much worse `other` is than `best`.
    [[nodiscard]] Estimate pointsLost(std::size_t best, std::size_t other) const
    {
        return difference(standing, best, other).mean();
    }
    [[nodiscard]] Estimate chanceLost(std::size_t best, std::size_t other) const
    {
        return difference(winning, best, other).mean();
    }
    // Whether `other` is shown to be worse in points, also if one looks again and again, but for a probability of `wrong`.
    [[nodiscard]] bool isShownWorse(std::size_t best, std::size_t other, double wrong = 0.05) const
    {
        return best != other && difference(standing, best, other).isShownAbove(0, wrong);
    }
    // The standing of the best candidate minus what this one loses in the samples that both had; never above the best.
    // The error is that of the loss.
    [[nodiscard]] Estimate ranked(std::size_t best, std::size_t n) const;
    // The part of pointsLost() that is due to this term.
    [[nodiscard]] Estimate term(Term term, std::size_t best, std::size_t other) const
    {
        return difference(static_cast<std::size_t>(term), best, other).mean();
    }
    // The next seat's plays after the candidate, and the player's own next plays, in one half of the samples.
    [[nodiscard]] const ReplyTally& replies(std::size_t n, Half half) const
    {
        return m_entries[n].replies[static_cast<std::size_t>(half)];
    }
    [[nodiscard]] const ReplyTally& ownNext(std::size_t n, Half half) const
    {
        return m_entries[n].ownNext[static_cast<std::size_t>(half)];
    }

private:
    // A sample holds the terms, then their sum (in points) and the chance to win (0 if unknown).
    static constexpr std::size_t standing = termCount;
    static constexpr std::size_t winning = termCount + 1;
    using Sample = std::array<double, termCount + 2>;
    using SampleMoments = std::array<Moments, termCount + 2>;

    struct Entry
    {
        Candidate candidate;
        std::array<ReplyTally, 2> replies;
        std::array<ReplyTally, 2> ownNext;
        bool isAside = false;
        Sample last{};
        SampleMoments moments{};
    };

    [[nodiscard]] Sample playedOn(Entry& entry, const SampledTiles& sampled);
    [[nodiscard]] double chanceNow(double gained) const;
    void keepLast();
    // The place of a pair of candidates in m_differences; `one` is the smaller index.
    [[nodiscard]] std::size_t pairAt(std::size_t one, std::size_t other) const { return other * (other - 1) / 2 + one; }
    [[nodiscard]] Moments difference(std::size_t quantity, std::size_t best, std::size_t other) const;

    SeatView m_view;
    StaticEvaluation m_judge;
    Rollout m_rollout;
    RandomSource m_random;
    RandomSource m_mixing; // mixes exchanged tiles into the bag; separate, so that it does not change the samples
    std::optional<WinTable> m_win; // none if the values have no win table, or there are not two seats
    std::vector<Entry> m_entries;
    std::size_t m_half = 0;                   // Half to which the next sample belongs
    std::vector<SampleMoments> m_differences; // by pairAt(): the candidate with the smaller index minus the other
    Board m_before;                           // reused memory
};

} // namespace storeys
