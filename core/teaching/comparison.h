#pragma once

#include "bots/simulation.h"
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

// A simulation in which each seat moves once after the candidate, the seat itself last. It also tells the terms of each
// loss, and what the next plays were.
class Comparison : public Simulation
{
public:
    // The values must outlive this.
    Comparison(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates, RandomSource random);

    // The part of pointsLost() that is due to this term.
    [[nodiscard]] Estimate term(Term term, std::size_t best, std::size_t other) const;
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
    using Sample = std::array<double, termCount>;

    // A turn of the sample that is not counted yet.
    struct Next
    {
        Board before;
        std::optional<FoundPlay> play;
        int rack = 0;
    };
    struct Entry
    {
        std::array<ReplyTally, 2> replies;
        std::array<ReplyTally, 2> ownNext;
        Sample last{};
        std::optional<Next> lastReply{};
        std::optional<Next> lastOwn{};
    };

    std::optional<FoundPlay> playOn(std::size_t n, Rollout& rollout) override;
    void counted() override;

    std::vector<Entry> m_entries;
    std::size_t m_half = 0; // Half to which the next sample belongs
    std::vector<std::array<Moments, termCount>>
        m_differences; // by pairAt(): the candidate with the smaller index minus the other
};

} // namespace storeys
