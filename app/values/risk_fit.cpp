#include "values/risk_fit.h"

#include "bots/rollout.h"
#include "values/least_squares.h"
#include "values/self_play.h"

namespace storeys::values {

namespace {

constexpr std::size_t candidatesAPosition = 10;
constexpr int samplesAPosition = 6;
constexpr int turnsOn = 2;
constexpr double pull = 50;

// The best plays by static evaluation.
std::vector<Candidate> promising(const SeatView& view, const LeaveTable& values)
{
    std::vector<Candidate> candidates = staticCandidates(view, values);
    std::erase_if(candidates, [](const Candidate& candidate) { return !candidate.play; });
    candidates.resize(std::min(candidates.size(), candidatesAPosition));
    return candidates;
}

// By how many points each candidate falls short of its score and leave, on average over some samples.
std::vector<double> shortfallsOf(const std::vector<Candidate>& candidates, const SeatView& view,
                                 const StaticEvaluation& judge, RandomSource& random)
{
    Rollout rollout(view, judge);
    std::vector<double> shortfalls(candidates.size());
    for (int i = 0; i < samplesAPosition; ++i) {
        const SampledTiles sampled = sampleHidden(view, random);
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            rollout.reset(sampled);
            rollout.perform(candidates[c]);
            rollout.playOn(turnsOn);
            const double promised = judge.equity(*candidates[c].play, view.rack, view.bagSize);
            shortfalls[c] += (promised - rollout.standing()) / samplesAPosition;
        }
    }
    return shortfalls;
}

} // namespace

std::vector<double> fitRisk(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed)
{
    LeastSquares fit(riskFeatureCount);
    RandomSource random(seed);
    selfPlay(book, values, games, seed, [&](const Position& position) {
        const SeatView view = viewOf(position, position.turn);
        const std::vector<Candidate> candidates = promising(view, values);
        if (candidates.empty() || position.board.isEmpty())
            return;
        std::vector<double> features;
        for (const Candidate& candidate : candidates) {
            const RiskFeatures of = riskFeatures(*book, view.board, *candidate.play);
            features.insert(features.end(), of.begin(), of.end());
        }
        const StaticEvaluation judge(*book, values, view.unseen);
        fit.addGroup(features, shortfallsOf(candidates, view, judge, random));
    });
    return fit.solve(pull);
}

} // namespace storeys::values
