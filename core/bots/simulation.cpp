#include "bots/simulation.h"

namespace storeys {

Simulation::Simulation(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates, int turns,
                       RandomSource random)
    : m_view(view), m_judge(m_view, values), m_rollout(m_view, m_judge), m_turns(turns), m_random(random),
      m_mixing(m_random.next())
{
    if (view.seats.size() == 2)
        m_win = values.win;
    for (Candidate& candidate : candidates)
        m_entries.push_back({std::move(candidate), m_entries.size()});
    m_differences.resize(pairCount());
}

// ---- sampling

int Simulation::add(int samples, const StopSign& stop)
{
    for (int added = 0; added < samples; ++added) {
        if (stop.isUp() || !simulateEach(sampleHidden(m_view, m_random), stop))
            return added;
        countLast();
        counted();
    }
    return samples;
}

// Returns false if stopped.
bool Simulation::simulateEach(const SampledTiles& sampled, const StopSign& stop)
{
    const RandomSource mixing(m_mixing.next());
    for (std::size_t n = 0; n < size(); ++n) {
        if (!isSampled(n))
            continue;
        if (stop.isUp())
            return false;
        RandomSource sameMixing = mixing;
        Entry& entry = m_entries[n];
        m_rollout.reset(sampled);
        m_rollout.perform(entry.candidate, &sameMixing);
        entry.reply = playOn(n, m_rollout);
        entry.last = {m_rollout.standing(), m_win ? chanceNow() : 0};
    }
    return true;
}

std::optional<FoundPlay> Simulation::playOn(std::size_t, Rollout& rollout)
{
    return rollout.playOn(m_turns);
}

// The player's chance to win in the current position of the rollout.
double Simulation::chanceNow() const
{
    if (m_rollout.isOver())
        return m_rollout.winShare(m_view.seat);
    const int other = 1 - m_view.seat;
    const double ahead = (m_view.own().points - m_view.seats[other].points).value + m_rollout.standing();
    const int bag = static_cast<int>(m_rollout.sampled().bag.size());
    return m_rollout.turn() == m_view.seat ? m_win->chance(ahead, bag) : 1 - m_win->chance(-ahead, bag);
}

void Simulation::countLast()
{
    for (std::size_t n = 0; n < size(); ++n) {
        if (!isSampled(n))
            continue;
        Entry& entry = m_entries[n];
        for (std::size_t q = 0; q < QuantityCount; ++q) {
            entry.moments[q].add(entry.last[q]);
            for (std::size_t one = 0; one < n; ++one)
                if (isSampled(one))
                    m_differences[pairAt(one, n)][q].add(m_entries[one].last[q] - entry.last[q]);
        }
        if (entry.reply && (!entry.worstReply || entry.reply->score > entry.worstReply->score))
            entry.worstReply = entry.reply;
    }
}

void Simulation::spend(const SimulationBudget& budget, const StopSign& stop, std::size_t leading)
{
    constexpr int samplesInARound = 8;
    int left = budget.rollouts;
    int samples = 0;
    for (int sampled = sampledCount(); sampled > 1 && left >= sampled && !stop.isUp(); sampled = sampledCount()) {
        const int added = add(std::min(samplesInARound, left / sampled), stop);
        left -= added * sampled;
        samples += added;
        if (samples < budget.least)
            continue;
        joinTwins();
        setAsideBehind(leader(0, leading),
                       [&](const Moments& loss) { return loss.mean().value >= budget.certainty * loss.mean().error; });
    }
}

void Simulation::joinTwins()
{
    for (std::size_t n = 1; n < size(); ++n)
        for (std::size_t one = 0; one < n && isSampled(n); ++one)
            if (isSampled(one) && difference(Points, one, n).isZero())
                m_entries[n].source = one;
    // Candidates that were twins of a twin.
    for (Entry& entry : m_entries)
        entry.source = m_entries[entry.source].source;
}

void Simulation::setAsideBeyond(std::size_t most, double wrong)
{
    joinTwins();
    std::vector<std::size_t> best;
    for (const auto& [n, value] : ranking())
        if (isSampled(n))
            best.push_back(n);
    if (best.size() <= most)
        return;
    const double wrongForEach = wrong / static_cast<double>(size());
    setAsideBehind(best[most - 1], [&](const Moments& loss) { return loss.isShownAbove(0, wrongForEach); });
}

// ---- candidates and results

int Simulation::sampledCount() const
{
    int count = 0;
    for (std::size_t n = 0; n < size(); ++n)
        count += isSampled(n);
    return count;
}

std::size_t Simulation::leader(std::size_t from, std::size_t to) const
{
    std::size_t best = to;
    for (std::size_t n = from; n < to; ++n)
        if (isSampled(n) && (best == to || points(n).value > points(best).value))
            best = n;
    return best;
}

std::vector<Simulation::Ranked> Simulation::ranking() const
{
    const std::size_t best = leader();
    std::vector<Ranked> ranked;
    for (std::size_t n = 0; n < size(); ++n) {
        const Estimate loss = pointsLost(best, n);
        ranked.push_back({n, {points(best).value - std::max(loss.value, 0.0), loss.error}});
    }
    ranked[best].value = points(best);
    std::swap(ranked.front(), ranked[best]);
    std::ranges::sort(ranked.begin() + 1, ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.value.value != b.value.value ? a.value.value > b.value.value : a.candidate < b.candidate;
    });
    return ranked;
}

Moments Simulation::difference(Quantity quantity, std::size_t best, std::size_t other) const
{
    best = m_entries[best].source;
    other = m_entries[other].source;
    if (best == other)
        return {};
    if (best < other)
        return m_differences[pairAt(best, other)][quantity];
    return -m_differences[pairAt(other, best)][quantity];
}

// ---- a simulation within a budget

std::vector<Judged> simulate(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                             const SimulationBudget& budget, RandomSource& random, const StopSign& stop)
{
    candidates.resize(std::min<std::size_t>(candidates.size(), budget.candidates));
    Simulation simulation(view, values, std::move(candidates), budget.turns, random);
    simulation.spend(budget, stop, simulation.size());
    random = simulation.random();

    std::vector<Judged> judged;
    for (const auto& [n, value] : simulation.ranking()) {
        Judged& one = judged.emplace_back();
        one.candidate = simulation.candidate(n);
        one.rollouts = simulation.samples(n);
        one.worstReply = simulation.worstReply(n);
        if (one.rollouts > 0) {
            one.candidate.equity = value.value;
            one.standardError = value.error;
        }
    }
    return judged;
}

} // namespace storeys
