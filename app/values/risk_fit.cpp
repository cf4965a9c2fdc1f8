#include "values/risk_fit.h"

#include "bots/playout.h"
#include "values/least_squares.h"
#include "values/self_play.h"

namespace storeys::values {

namespace {

constexpr std::size_t candidatesAPosition = 10;
constexpr int worldsAPosition = 6;
constexpr int turnsOn = 2;
constexpr double pull = 50;

} // namespace

std::vector<double> fitRisk(const RuleBookPtr& book, const RackValues& values, int games, std::uint64_t seed)
{
    LeastSquares fit(riskFeatureCount);
    RandomSource random(seed);
    const auto look = [&](const Position& position) {
        const SeatView view = viewOf(position, position.turn);
        std::vector<Candidate> candidates = staticCandidates(view, values);
        std::erase_if(candidates, [](const Candidate& candidate) { return !candidate.play; });
        candidates.resize(std::min(candidates.size(), candidatesAPosition));
        if (candidates.empty() || position.board.isEmpty())
            return;
        const StaticValue judge(*book, values, view.unseen);
        Playout playout(view, judge);
        std::vector<double> features;
        std::vector<double> shortfalls(candidates.size());
        for (const Candidate& candidate : candidates) {
            const RiskFeatures of = riskFeatures(*book, view.board, *candidate.play);
            features.insert(features.end(), of.begin(), of.end());
        }
        for (int i = 0; i < worldsAPosition; ++i) {
            const World world = sampleWorld(view, random);
            for (std::size_t c = 0; c < candidates.size(); ++c) {
                playout.reset(world);
                playout.perform(candidates[c]);
                playout.goOn(turnsOn);
                const double promised = judge.quick(*candidates[c].play, view.rack, view.bagSize);
                shortfalls[c] += (promised - playout.standing()) / worldsAPosition;
            }
        }
        fit.addGroup(features, shortfalls);
    };
    selfPlay(book, values, games, seed, look);
    return fit.solve(pull);
}

} // namespace storeys::values
