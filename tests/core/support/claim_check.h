#pragma once

#include "teaching/turn_review.h"

#include <memory>
#include <string>

namespace storeys::test {

// Checks the reasons of a review by the rules, by plain sums and by samples of its own. Knows nothing of how they are
// found. Sampled numbers are compared with fresh ones, first as many as there were, then ten times as many if that
// raises doubts: they may be five errors of both apart.
class ClaimCheck
{
public:
    // The view has the words expected of the player; `allWords` is the book of the game. Both outlive the check.
    ClaimCheck(const SeatView& view, const RuleBook& allWords, const LeaveTable& values, const TurnReview& review,
               std::uint64_t seed);
    ~ClaimCheck();

    // What is wrong with the reason, "" if it is true.
    [[nodiscard]] std::string complaint(const Reason& reason);
    // The same of what needs no samples.
    [[nodiscard]] std::string exactComplaint(const Reason& reason);
    // The same of all together: how many there are and in which order.
    [[nodiscard]] std::string complaint(const std::vector<Reason>& reasons);

private:
    class Checked;
    std::unique_ptr<Checked> m_checked;
};

} // namespace storeys::test
