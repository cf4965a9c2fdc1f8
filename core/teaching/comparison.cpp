#include "teaching/comparison.h"

namespace storeys {

Comparison::Comparison(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                       RandomSource random)
    : m_view(view), m_judge(m_view, values), m_rollout(m_view, m_judge), m_random(random),
      m_mixing(random.next())
{
    if (view.seats.size() == 2)
        m_win = values.win;
    for (Candidate& candidate : candidates) {
        const auto squares = candidate.play ? candidate.play->toPlay().squares() : std::vector<Square>();
        const ReplyTally none(squares);
        m_entries.push_back({std::move(candidate), {none, none}, {none, none}});
    }
    m_differences.resize(size() * (size() - (size() > 0)) / 2);
}

void Comparison::add(int samples, const StopSign& stop)
{
    for (; samples > 0; --samples) {
        const SampledTiles sampled = sampleHidden(m_view, m_random);
        for (Entry& entry : m_entries) {
            if (stop.isUp())
                return; // no candidate counts the sample
            if (!entry.isAside)
                entry.last = playedOn(entry, sampled);
        }
        keepLast();
        m_half = 1 - m_half;
    }
}

Comparison::Sample Comparison::playedOn(Entry& entry, const SampledTiles& sampled)
{
    const int seats = m_view.seatCount();
    const double others = std::max(seats - 1, 1);
    Sample sample{};
    const auto at = [&](Term term) -> double& { return sample[static_cast<std::size_t>(term)]; };
    m_rollout.reset(sampled);
    m_rollout.perform(entry.candidate, &m_mixing);
    at(Term::Score) = entry.candidate.score().value;
    for (int turn = 0; turn < seats && !m_rollout.isOver(); ++turn) {
        const int seat = m_rollout.turn();
        const int rack = m_rollout.sampled().seats[seat].rack.size();
        m_before = m_rollout.board();
        const FoundPlay* play = m_rollout.playTurn();
        if (seat == m_view.seat)
            entry.ownNext[m_half].add(m_before, play, rack);
        else if (turn == 0)
            entry.replies[m_half].add(m_before, play, rack);
        if (play)
            at(seat == m_view.seat ? Term::Next : Term::Reply) +=
                seat == m_view.seat ? play->score.value : -play->score.value / others;
    }
    at(Term::Kept) = m_rollout.worth(m_view.seat) - at(Term::Score) - at(Term::Next);
    for (int seat = 0; seat < seats; ++seat)
        if (seat != m_view.seat)
            at(Term::Theirs) -= m_rollout.worth(seat) / others;
    at(Term::Theirs) -= at(Term::Reply);
    sample[standing] = std::accumulate(sample.begin(), sample.begin() + termCount, 0.0);
    sample[winning] = m_win ? chanceNow(sample[standing]) : 0;
    return sample;
}

// The player's chance to win in the current position of the rollout; `gained` is how much the player's lead has
// grown since the rollout began, in points.
double Comparison::chanceNow(double gained) const
{
    const double ahead = (m_view.own().points - m_view.seats[1 - m_view.seat].points).value + gained;
    if (m_rollout.isOver())
        return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    const int bag = static_cast<int>(m_rollout.sampled().bag.size());
    return m_rollout.turn() == m_view.seat ? m_win->chance(ahead, bag) : 1 - m_win->chance(-ahead, bag);
}

void Comparison::keepLast()
{
    for (std::size_t n = 0; n < size(); ++n) {
        Entry& entry = m_entries[n];
        if (entry.isAside)
            continue;
        for (std::size_t q = 0; q < entry.last.size(); ++q) {
            entry.moments[q].add(entry.last[q]);
            for (std::size_t one = 0; one < n; ++one)
                if (!m_entries[one].isAside)
                    m_differences[pairAt(one, n)][q].add(m_entries[one].last[q] - entry.last[q]);
        }
    }
}

Estimate Comparison::ranked(std::size_t best, std::size_t n) const
{
    if (best == n)
        return points(best);
    const Estimate behind = pointsLost(best, n);
    return {points(best).value - std::max(behind.value, 0.0), behind.error};
}

Moments Comparison::difference(std::size_t quantity, std::size_t best, std::size_t other) const
{
    if (best == other)
        return {};
    if (best < other)
        return m_differences[pairAt(best, other)][quantity];
    return -m_differences[pairAt(other, best)][quantity];
}

} // namespace storeys
