#include "arena/standings.h"

#include <algorithm>
#include <cmath>

namespace storeys::arena {

namespace {

constexpr double normal95 = 1.959964;

// The mean of `count` values with this sum and sum of squares, divided by `scale`.
Estimate meanOf(std::int64_t count, std::int64_t sum, std::int64_t squares, double scale)
{
    if (count == 0)
        return {};
    const auto n = static_cast<double>(count);
    const double mean = static_cast<double>(sum) / n;
    const double variance = count < 2 ? 0 : (static_cast<double>(squares) - n * mean * mean) / (n - 1);
    const double half = normal95 * std::sqrt(std::max(variance, 0.0) / n);
    return {mean / scale, (mean - half) / scale, (mean + half) / scale};
}

} // namespace

void Standings::add(const GamePair& pair)
{
    int spread = 0;
    int halves = 0;
    for (int game = 0; game < 2; ++game) {
        const auto& [first, second] = pair.totals[game];
        const auto& [firstWins, secondWins] = pair.wins[game]; // by the rules: equal points need not be a draw
        spread += first - second;
        halves += firstWins + !secondWins;
        m_points[0] += first;
        m_points[1] += second;
        m_wins[0] += firstWins && !secondWins;
        m_wins[1] += secondWins && !firstWins;
    }
    ++m_pairs;
    m_turns += pair.turns;
    m_spread += spread;
    m_spreadSquares += std::int64_t{spread} * spread;
    m_halves += halves;
    m_halvesSquares += halves * halves;
    for (int bot = 0; bot < 2; ++bot)
        for (const auto time : pair.thinking[bot])
            m_thinking[bot].add(time);
}

double Standings::meanScore(int bot) const
{
    return m_pairs == 0 ? 0 : static_cast<double>(m_points[bot]) / static_cast<double>(2 * m_pairs);
}

Estimate Standings::spread() const
{
    return meanOf(m_pairs, m_spread, m_spreadSquares, 2);
}

Estimate Standings::winRate() const
{
    return meanOf(m_pairs, m_halves, m_halvesSquares, 4);
}

nlohmann::ordered_json Standings::toJson() const
{
    return {{"pairs", m_pairs},
            {"turns", m_turns},
            {"wins", m_wins},
            {"points", m_points},
            {"spread", m_spread},
            {"spread_squares", m_spreadSquares},
            {"halves", m_halves},
            {"halves_squares", m_halvesSquares},
            {"thinking", {m_thinking[0].counts(), m_thinking[1].counts()}}};
}

Standings Standings::fromJson(const nlohmann::ordered_json& json)
{
    Standings s;
    json.at("pairs").get_to(s.m_pairs);
    json.at("turns").get_to(s.m_turns);
    json.at("wins").get_to(s.m_wins);
    json.at("points").get_to(s.m_points);
    json.at("spread").get_to(s.m_spread);
    json.at("spread_squares").get_to(s.m_spreadSquares);
    json.at("halves").get_to(s.m_halves);
    json.at("halves_squares").get_to(s.m_halvesSquares);
    for (int bot = 0; bot < 2; ++bot)
        json.at("thinking").at(bot).get_to(s.m_thinking[bot].counts());
    return s;
}

} // namespace storeys::arena
