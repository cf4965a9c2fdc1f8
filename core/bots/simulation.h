#pragma once

#include "base/estimate.h"
#include "bots/rollout.h"

#include <array>
#include <optional>
#include <vector>

namespace storeys {

// How much to simulate, counted in work.
struct SimulationBudget
{
    int candidates = 0;   // number of candidates, the statically best ones
    int turns = 0;        // turns played after the candidate
    int rollouts = 0;     // total for all candidates
    double certainty = 2; // a candidate is dropped if it is this many standard errors below the best
    int least = 16;       // samples of each candidate before any is dropped
};

// Simulates the game after each candidate of a seat. Each sample of the hidden tiles is used for all candidates (common
// random numbers), so that few samples suffice to show their differences. Keeps only sums, so the memory does not grow
// with the samples. The same random numbers give the same results.
//
// A candidate that is set aside gets no more samples and keeps its results. Differences are over the samples that both
// candidates had.
class Simulation
{
public:
    // The values must outlive this. `turns`: how many turns are played after the candidate.
    Simulation(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates, int turns,
               RandomSource random);
    virtual ~Simulation() = default;
    Simulation(const Simulation&) = delete; // its parts refer to each other
    Simulation& operator=(const Simulation&) = delete;

    // ---- sampling
    // Adds `samples` samples, each for all candidates that are still sampled. Returns early once `stop` is up; a sample
    // begun then counts for no candidate. Returns the number of samples added.
    int add(int samples, const StopSign& stop);
    // Spends the rollouts of the budget in rounds. After each round, joins twins and sets aside every candidate that is
    // clearly worse than the best of the first `leading` candidates. Stops early when only one is left.
    void spend(const SimulationBudget& budget, const StopSign& stop, std::size_t leading);
    // Takes no more samples of this candidate.
    void setAside(std::size_t n) { m_entries[n].isAside = true; }
    // Sets aside the candidates whose loss against candidate `best` is large enough for `isBehind(const Moments& loss)`.
    template<class Test>
    void setAsideBehind(std::size_t best, const Test& isBehind)
    {
        for (std::size_t n = 0; n < size(); ++n)
            if (n != best && isSampled(n) && isBehind(difference(Points, best, n)))
                setAside(n);
    }
    // Joins twins and sets aside the candidates shown to be worse than the `most`-th best one of those still sampled. The
    // probability that one of them is set aside in error is `wrong`, however often this is called.
    void setAsideBeyond(std::size_t most, double wrong);
    // From now on samples only one of candidates that fared equally in every sample, such as mirror images on an empty
    // board; the others have its results.
    void joinTwins();

    // The random numbers of the samples to come.
    [[nodiscard]] const RandomSource& random() const { return m_random; }

    // ---- candidates
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] const Candidate& candidate(std::size_t n) const { return m_entries[n].candidate; }
    [[nodiscard]] bool isAside(std::size_t n) const { return m_entries[m_entries[n].source].isAside; }
    // The number of candidates that the next sample would simulate.
    [[nodiscard]] int sampledCount() const;
    // The number of samples that the candidate's results rest on.
    [[nodiscard]] int samples(std::size_t n) const { return static_cast<int>(momentsOf(Points, n).count()); }
    // The candidate with the most points of those from `from` to `to` - 1 that are still sampled; `to` if there is none.
    [[nodiscard]] std::size_t leader(std::size_t from, std::size_t to) const;
    [[nodiscard]] std::size_t leader() const { return leader(0, size()); }
    // The highest-scoring reply of all samples; none if there was none.
    [[nodiscard]] const std::optional<FoundPlay>& worstReply(std::size_t n) const { return m_entries[n].worstReply; }

    // ---- results
    // The standing after the candidate, in points; see Rollout::standing().
    [[nodiscard]] Estimate points(std::size_t n) const { return momentsOf(Points, n).mean(); }
    // The chance to win, 0 … 1; a shared win counts in parts. Only if hasChances().
    [[nodiscard]] Estimate chance(std::size_t n) const { return momentsOf(Chance, n).mean(); }
    [[nodiscard]] bool hasChances() const { return m_win.has_value(); }
    // How much worse `other` is than `best`.
    [[nodiscard]] Estimate pointsLost(std::size_t best, std::size_t other) const
    {
        return difference(Points, best, other).mean();
    }
    [[nodiscard]] Estimate chanceLost(std::size_t best, std::size_t other) const
    {
        return difference(Chance, best, other).mean();
    }
    // Whether `other` is shown to be worse in points, also if one looks again and again, but for a probability of
    // `wrong`.
    [[nodiscard]] bool isShownWorse(std::size_t best, std::size_t other, double wrong = 0.05) const
    {
        return difference(Points, best, other).isShownAbove(0, wrong);
    }
    struct Ranked
    {
        std::size_t candidate = 0;
        // The standing of the best candidate minus what this one loses, so never above the best one's. The error is that
        // of the loss or, for the best one, of the standing.
        Estimate value;
    };
    // All candidates, the leader first, the others by value.
    [[nodiscard]] std::vector<Ranked> ranking() const;

protected:
    // Plays on after the candidate that `rollout` has just performed. Returns the reply, if it was a play.
    virtual std::optional<FoundPlay> playOn(std::size_t n, Rollout& rollout);
    // Called after each sample that counts.
    virtual void counted() {}

    [[nodiscard]] bool isSampled(std::size_t n) const { return m_entries[n].source == n && !m_entries[n].isAside; }
    [[nodiscard]] const SeatView& view() const { return m_view; }
    // The place of a pair of candidates in a list of all pairs; `one` is the smaller index.
    [[nodiscard]] static std::size_t pairAt(std::size_t one, std::size_t other)
    {
        return other * (other - 1) / 2 + one;
    }
    [[nodiscard]] std::size_t pairCount() const { return pairAt(0, size()); }

private:
    enum Quantity : std::size_t { Points, Chance, QuantityCount };
    using Sample = std::array<double, QuantityCount>;
    using SampleMoments = std::array<Moments, QuantityCount>;

    struct Entry
    {
        Candidate candidate;
        std::size_t source; // the candidate whose results this one has: its own index or that of its twin
        bool isAside = false;
        Sample last{};
        SampleMoments moments{};
        std::optional<FoundPlay> reply{}; // in the last sample
        std::optional<FoundPlay> worstReply{};
    };

    [[nodiscard]] bool simulateEach(const SampledTiles& sampled, const StopSign& stop);
    [[nodiscard]] double chanceNow() const;
    void countLast();
    [[nodiscard]] const Moments& momentsOf(Quantity quantity, std::size_t n) const
    {
        return m_entries[m_entries[n].source].moments[quantity];
    }
    [[nodiscard]] Moments difference(Quantity quantity, std::size_t best, std::size_t other) const;

    SeatView m_view;
    StaticEvaluation m_judge;
    Rollout m_rollout;
    int m_turns;
    RandomSource m_random;
    // Puts exchanged tiles into the bag, in a sample alike for all candidates; separate, so that samples don't depend on
    // candidates.
    RandomSource m_mixing;
    std::optional<WinTable> m_win; // none if the values have no win table, or there are not two seats
    std::vector<Entry> m_entries;
    std::vector<SampleMoments> m_differences; // by pairAt(): the candidate with the smaller index minus the other
};

// A candidate after a closer look. Its equity is the lead that the player is expected to gain over the others from this
// turn on.
struct Judged
{
    Candidate candidate;
    int rollouts = 0;
    // Standard error of the difference from the best candidate or, for that one, of its equity; 0 after fewer than two
    // rollouts.
    double standardError = 0;
    bool exact = false; // the rest of the game is solved, and the search was not cut off anywhere
    // The highest-scoring reply of all rollouts or, in a solved endgame, the best reply found; none if there was none.
    std::optional<FoundPlay> worstReply;
};

// Simulates the statically best candidates within the budget; see Simulation::spend(). Returns the best one first. Each
// equity is the best one's minus the candidate's loss against it, so no equity is above the best one's.
[[nodiscard]] std::vector<Judged> simulate(const SeatView& view, const LeaveTable& values,
                                           std::vector<Candidate> candidates, const SimulationBudget& budget,
                                           RandomSource& random, const StopSign& stop);

} // namespace storeys
