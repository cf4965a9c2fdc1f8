#pragma once

#include "teaching/turn_review.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace storeys::test {

// What a player did in a sample.
struct Done
{
    bool moved = false; // otherwise the game was over
    std::vector<Square> placed{};
    std::vector<Square> main{}; // squares of the main word
    Letters word{};
    int points = 0;
    bool whole = false;
};

struct Sampled
{
    std::array<double, termCount> terms{};
    Done reply, next;
    std::array<bool, tileKinds> playable{}; // kinds that some play of the next own turn uses
};

// A share of samples, and the mean of the points in them.
struct Share
{
    double chance = 0, points = 0, spread = 0; // spread: standard deviation of the points
    int count = 0, samples = 0;
};

// Plays the two turns of a review on as the rules say, everybody with the highest static value: for the claim check.
class Simulation
{
public:
    Simulation(const SeatView& view, const LeaveTable& values, std::uint64_t seed)
        : m_view(view), m_judge(*view.book, values, view.unseen), m_random(seed)
    {}

    // Adds samples to both; each pair has the same tiles.
    void add(int samples, const TurnReview& review);

    std::vector<Sampled> best, taken;

private:
    [[nodiscard]] Sampled played(Position position, const Candidate& candidate);
    // Makes the play with the highest static value.
    Done chosen(Position& position, std::array<bool, tileKinds>* playable);

    const SeatView& m_view;
    StaticEvaluation m_judge;
    RandomSource m_random;
    Generator m_generator;
    std::vector<FoundPlay> m_plays;
};

// The samples in which a player's turn is of that kind.
template<class Is>
Share shareOf(const std::vector<Sampled>& samples, Done Sampled::*who, Is is)
{
    Share share;
    double sum = 0, squares = 0;
    for (const Sampled& sample : samples) {
        const Done& done = sample.*who;
        share.samples += done.moved;
        if (!done.moved || done.placed.empty() || !is(done))
            continue;
        ++share.count;
        sum += done.points;
        squares += done.points * done.points;
    }
    const double n = std::max(share.count, 1);
    share.chance = static_cast<double>(share.count) / std::max(share.samples, 1);
    share.points = sum / n;
    share.spread = std::sqrt(std::max(squares / n - share.points * share.points, 0.0));
    return share;
}

} // namespace storeys::test
