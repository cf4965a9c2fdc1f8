#include "teaching/comparison.h"

namespace storeys {

Comparison::Comparison(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                       RandomSource random)
    : Simulation(view, values, std::move(candidates), view.seatCount(), random)
{
    for (std::size_t n = 0; n < size(); ++n) {
        const auto& play = candidate(n).play;
        const ReplyTally none(play ? play->toPlay().squares() : std::vector<Square>());
        m_entries.push_back({{none, none}, {none, none}});
    }
    m_differences.resize(pairCount());
}

std::optional<FoundPlay> Comparison::playOn(std::size_t n, Rollout& rollout)
{
    const int seats = view().seatCount();
    const double others = std::max(seats - 1, 1);
    Entry& entry = m_entries[n];
    entry.last = {};
    entry.lastReply.reset();
    entry.lastOwn.reset();
    const auto at = [&](Term term) -> double& { return entry.last[static_cast<std::size_t>(term)]; };
    at(Term::Score) = candidate(n).score().value;
    for (int turn = 0; turn < seats && !rollout.isOver(); ++turn) {
        const bool isOwn = rollout.turn() == view().seat;
        Next next{rollout.board(), std::nullopt, rollout.sampled().seats[rollout.turn()].rack.size()};
        if (const FoundPlay* play = rollout.playTurn()) {
            at(isOwn ? Term::Next : Term::Reply) += isOwn ? play->score.value : -play->score.value / others;
            next.play = *play;
        }
        if (isOwn)
            entry.lastOwn = std::move(next);
        else if (turn == 0)
            entry.lastReply = std::move(next);
    }
    at(Term::Kept) = rollout.worth(view().seat) - at(Term::Score) - at(Term::Next);
    for (int seat = 0; seat < seats; ++seat)
        if (seat != view().seat)
            at(Term::Theirs) -= rollout.worth(seat) / others;
    at(Term::Theirs) -= at(Term::Reply);
    return entry.lastReply ? entry.lastReply->play : std::nullopt;
}

void Comparison::counted()
{
    const auto count = [](ReplyTally& tally, const std::optional<Next>& next) {
        if (next)
            tally.add(next->before, next->play ? &*next->play : nullptr, next->rack);
    };
    for (std::size_t n = 0; n < size(); ++n) {
        if (!isSampled(n))
            continue;
        Entry& entry = m_entries[n];
        count(entry.replies[m_half], entry.lastReply);
        count(entry.ownNext[m_half], entry.lastOwn);
        for (std::size_t one = 0; one < n; ++one)
            if (isSampled(one))
                for (std::size_t term = 0; term < termCount; ++term)
                    m_differences[pairAt(one, n)][term].add(m_entries[one].last[term] - entry.last[term]);
    }
    m_half = 1 - m_half;
}

Estimate Comparison::term(Term term, std::size_t best, std::size_t other) const
{
    if (best == other)
        return {};
    const Moments& moments =
        m_differences[pairAt(std::min(best, other), std::max(best, other))][static_cast<std::size_t>(term)];
    return best < other ? moments.mean() : -moments.mean();
}

} // namespace storeys
