#include "values/fits.h"

#include "base/estimate.h"
#include "bots/analysis.h"
#include "game/game.h"

#include <cmath>
#include <functional>
#include <span>

namespace storeys::values {

namespace {

constexpr int racksAPosition = 6;
// Factor for the value of a leave beside the score of a play. tests/bench/strength.md shows how 1.3 did against 0.8.
constexpr double laterShare = 1.3;
constexpr double rackPull = 200;
constexpr Thinking allWords{100, {}, 0, {}, 0};

// Plays `games` two-player games by static evaluation and visits each position while the bag can still fill a rack.
void selfPlay(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed,
              const std::function<void(const Position&)>& visit)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(values);
    RandomSource seeds(seed);
    for (int i = 0; i < games; ++i) {
        Game game({book, {"a", "b"}, seeds.next()});
        ThinkingBot bot(seeds.next(), allWords, knowledge);
        while (!game.isOver() && game.position().bag.size() >= book->variant.rackSize) {
            visit(game.position());
            if (game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
                return;
        }
    }
}

// The order of the features: single kinds of tile, then pairs of kinds.
class Places
{
public:
    explicit Places(const TileSet& tiles)
    {
        for (int kind = 0; kind < tileKinds; ++kind)
            if (tiles.counts[kind] > 0)
                m_kinds.push_back(kind);
    }
    [[nodiscard]] std::size_t size() const { return m_kinds.size() * (m_kinds.size() + 3) / 2; }

    [[nodiscard]] std::vector<double> featuresOf(const Rack& rack) const
    {
        std::vector<double> features;
        for (const int kind : m_kinds)
            features.push_back(rack.count(kind));
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            for (std::size_t j = i; j < m_kinds.size(); ++j) {
                const int one = rack.count(m_kinds[i]);
                features.push_back(i == j ? one * (one - 1) / 2 : one * rack.count(m_kinds[j]));
            }
        return features;
    }
    void put(const std::vector<double>& weights, LeaveTable& values) const
    {
        std::size_t next = 0;
        for (const int kind : m_kinds)
            values.single[kind] = weights[next++];
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            for (std::size_t j = i; j < m_kinds.size(); ++j)
                values.pair[m_kinds[i]][m_kinds[j]] = values.pair[m_kinds[j]][m_kinds[i]] = weights[next++];
    }

private:
    std::vector<int> m_kinds;
};

// Ridge regression by the normal equations: finds the weights for which the weighted sum of features comes closest to
// the targets. Samples come in groups, and only differences within a group count: whatever the samples of a group
// share, such as their position, has no effect.
class LeastSquares
{
public:
    explicit LeastSquares(std::size_t features) : m_size(features), m_products(features * features), m_sums(features) {}

    // Adds a group: the features of its samples, sample by sample, and one target per sample.
    void addGroup(std::span<const double> features, std::span<const double> targets)
    {
        const std::size_t count = targets.size();
        std::vector<double> mean(m_size);
        double meanTarget = 0;
        for (std::size_t i = 0; i < count; ++i) {
            meanTarget += targets[i] / static_cast<double>(count);
            for (std::size_t f = 0; f < m_size; ++f)
                mean[f] += features[i * m_size + f] / static_cast<double>(count);
        }
        std::vector<double> sample(m_size);
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t f = 0; f < m_size; ++f)
                sample[f] = features[i * m_size + f] - mean[f];
            addSample(sample, targets[i] - meanTarget);
        }
    }
    // The fitted weights. `pull` > 0 is the ridge penalty, which draws them towards 0. Uses Cholesky decomposition:
    // products = lower · lower transposed.
    [[nodiscard]] std::vector<double> solve(double pull) const
    {
        std::vector<double> lower = m_products;
        for (std::size_t row = 0; row < m_size; ++row) {
            lower[row * m_size + row] += pull;
            for (std::size_t column = 0; column <= row; ++column) {
                double sum = lower[row * m_size + column];
                for (std::size_t k = 0; k < column; ++k)
                    sum -= lower[row * m_size + k] * lower[column * m_size + k];
                lower[row * m_size + column] = row == column ? std::sqrt(sum) : sum / lower[column * m_size + column];
            }
        }
        std::vector<double> x = m_sums;
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t k = 0; k < row; ++k)
                x[row] -= lower[row * m_size + k] * x[k];
            x[row] /= lower[row * m_size + row];
        }
        for (std::size_t row = m_size; row-- > 0;) {
            for (std::size_t k = row + 1; k < m_size; ++k)
                x[row] -= lower[k * m_size + row] * x[k];
            x[row] /= lower[row * m_size + row];
        }
        return x;
    }

private:
    void addSample(std::span<const double> features, double target)
    {
        for (std::size_t row = 0; row < m_size; ++row) {
            if (features[row] == 0)
                continue;
            m_sums[row] += features[row] * target;
            for (std::size_t column = 0; column < m_size; ++column)
                m_products[row * m_size + column] += features[row] * features[column];
        }
    }

    std::size_t m_size;
    std::vector<double> m_products; // m_size by m_size, row by row
    std::vector<double> m_sums;
};

class RackFit
{
public:
    RackFit(const RuleBookPtr& book, const LeaveTable& before, std::uint64_t seed)
        : m_book(book), m_before(before), m_random(seed), m_places(book->variant.tiles), m_fit(m_places.size())
    {}

    void look(const Position& position)
    {
        std::vector<Tile> unseen = unseenOnBoard(position);
        const StaticEvaluation judge(*m_book, m_before, viewOf(position, position.turn).unseen);
        std::vector<double> features;
        std::vector<double> targets;
        for (int i = 0; i < racksAPosition; ++i) {
            const Rack rack = drawn(unseen, m_book->variant.rackSize);
            const auto of = m_places.featuresOf(rack);
            features.insert(features.end(), of.begin(), of.end());
            targets.push_back(bestOf(position, judge, rack));
        }
        m_fit.addGroup(features, targets);
        const int size = 1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_book->variant.rackSize)));
        m_scores[size].add(bestScore(position, drawn(unseen, size)));
    }

    [[nodiscard]] LeaveTable values() const
    {
        LeaveTable values;
        m_places.put(m_fit.solve(rackPull), values);
        // Makes the value of a rack with average tiles equal to the mean best score of racks of its size.
        for (int size = 0; size <= m_book->variant.rackSize; ++size) {
            const LeaveEvaluation drawing(values, m_book->variant.tiles.counts, size);
            values.bySize[size] = m_scores[size].mean().value - inPoints(drawing.of(Rack(), size));
        }
        return values;
    }

private:
    static std::vector<Tile> unseenOnBoard(const Position& position)
    {
        SeatView view = viewOf(position, position.turn);
        std::vector<Tile> tiles = view.own().rack.tiles();
        for (int kind = 0; kind < tileKinds; ++kind)
            tiles.insert(tiles.end(), view.unseen[kind], Tile::ofKind(kind));
        return tiles;
    }
    Rack drawn(std::vector<Tile>& tiles, int count)
    {
        m_random.shuffle(std::span(tiles));
        Rack rack;
        for (int i = 0; i < count; ++i)
            rack.add(tiles[i]);
        return rack;
    }
    double bestOf(const Position& position, const StaticEvaluation& judge, const Rack& rack)
    {
        m_generator.allPlays(m_book, position.board, rack, m_plays);
        const int bag = position.bag.size();
        double best = laterShare * judge.leaveValue(rack, bag);
        for (const FoundPlay& play : m_plays)
            best = std::max(best, play.score.value + laterShare * judge.leaveValue(leaveAfter(play, rack), bag));
        return best;
    }
    double bestScore(const Position& position, const Rack& rack)
    {
        m_generator.bestPlays(m_book, position.board, rack, m_plays);
        return m_plays.empty() ? 0 : m_plays.front().score.value;
    }

    RuleBookPtr m_book;
    const LeaveTable& m_before;
    RandomSource m_random;
    Places m_places;
    LeastSquares m_fit;
    std::array<Moments, 16> m_scores; // best scores by size of rack
    Generator m_generator;
    std::vector<FoundPlay> m_plays;
};

} // namespace

LeaveTable fitRacks(const RuleBookPtr& book, const LeaveTable& before, int games, std::uint64_t seed)
{
    RackFit fit(book, before, seed);
    selfPlay(book, before, games, seed, [&](const Position& position) { fit.look(position); });
    LeaveTable values = fit.values();
    values.risk = before.risk;
    return values;
}

namespace {

constexpr std::size_t candidatesAPosition = 10;
constexpr int samplesAPosition = 6;
constexpr int turnsOn = 2;
constexpr double riskPull = 50;

// The best plays by static evaluation.
std::vector<Candidate> promising(const SeatView& view, const LeaveTable& values)
{
    std::vector<Candidate> candidates = staticCandidates(view, values);
    std::erase_if(candidates, [](const Candidate& candidate) { return !candidate.play; });
    candidates.resize(std::min(candidates.size(), candidatesAPosition));
    return candidates;
}

// For each candidate, its score and the value of its leave, minus what it brings in rollouts; the mean of several
// samples of the hidden tiles.
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
            const double promised = judge.equity(*candidates[c].play, view.own().rack, view.bag.size());
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
    return fit.solve(riskPull);
}

} // namespace storeys::values
