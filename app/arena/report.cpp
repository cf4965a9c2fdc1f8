#include "arena/report.h"

#include <algorithm>
#include <cmath>

namespace storeys::arena {

namespace {

using Json = nlohmann::ordered_json;

double rounded(double value)
{
    return std::round(value * 10000) / 10000;
}

Json interval(const Estimate& estimate)
{
    return {rounded(estimate.low), rounded(estimate.high)};
}

Json pairingJson(const Tournament& tournament, const Tournament::Pairing& pairing)
{
    const Standings& s = pairing.standings;
    return {{"bots", {tournament.bots()[pairing.bots[0]], tournament.bots()[pairing.bots[1]]}},
            {"games", 2 * s.pairs()},
            {"wins", {s.wins(0), s.wins(1)}},
            {"draws", s.draws()},
            {"win_rate", rounded(s.winRate().value)},
            {"win_rate_95", interval(s.winRate())},
            {"mean_score", {rounded(s.meanScore(0)), rounded(s.meanScore(1))}},
            {"mean_spread", rounded(s.spread().value)},
            {"spread_95", interval(s.spread())}};
}

// One bot against all others together.
struct Sum
{
    double games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    double points = 0;
    double spread = 0;
    Histogram thinking;
};

Sum sumOf(const Tournament& tournament, int bot)
{
    Sum sum;
    for (const Tournament::Pairing& pairing : tournament.pairings()) {
        const Standings& s = pairing.standings;
        for (int side = 0; side < 2; ++side) {
            if (pairing.bots[side] != bot)
                continue;
            const auto games = static_cast<double>(2 * s.pairs());
            sum.games += games;
            sum.wins += s.wins(side);
            sum.draws += s.draws();
            sum.points += games * s.meanScore(side);
            sum.spread += games * s.spread().value * (side == 0 ? 1 : -1);
            for (int bin = 0; bin < Histogram::bins; ++bin)
                sum.thinking.counts()[bin] += s.thinking(side).counts()[bin];
        }
    }
    return sum;
}

Json botJson(const std::string& name, const Sum& sum)
{
    const double games = std::max(sum.games, 1.0);
    return {{"bot", name},
            {"games", static_cast<std::int64_t>(sum.games)},
            {"wins", sum.wins},
            {"draws", sum.draws},
            {"losses", static_cast<std::int64_t>(sum.games) - sum.wins - sum.draws},
            {"mean_score", rounded(sum.points / games)},
            {"mean_spread", rounded(sum.spread / games)}};
}

} // namespace

Json report(const Tournament& tournament, double elapsedMs, Played now)
{
    Json bots = Json::array();
    Json medians = Json::array();
    Json p95s = Json::array();
    for (int bot = 0; bot < static_cast<int>(tournament.bots().size()); ++bot) {
        const Sum sum = sumOf(tournament, bot);
        bots.push_back(botJson(tournament.bots()[bot], sum));
        medians.push_back(rounded(sum.thinking.quantile(0.5)));
        p95s.push_back(rounded(sum.thinking.quantile(0.95)));
    }
    Json pairings = Json::array();
    std::int64_t allTurns = 0;
    for (const Tournament::Pairing& pairing : tournament.pairings()) {
        pairings.push_back(pairingJson(tournament, pairing));
        allTurns += pairing.standings.turns();
    }
    return {{"games", 2 * tournament.played()},
            {"complete", tournament.isOver()},
            {"plays", allTurns},
            {"bots", bots},
            {"pairings", pairings},
            {"move_median_us", medians},
            {"move_p95_us", p95s},
            {"elapsed_ms", rounded(elapsedMs)},
            {"plays_per_second", rounded(static_cast<double>(now.turns) * 1000 / std::max(elapsedMs, 0.001))},
            {"games_per_second", rounded(static_cast<double>(now.games) * 1000 / std::max(elapsedMs, 0.001))}};
}

} // namespace storeys::arena
