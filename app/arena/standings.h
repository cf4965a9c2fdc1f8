#pragma once

#include "arena/game_pair.h"
#include "arena/histogram.h"

#include <nlohmann/json.hpp>

namespace storeys::arena {

// A value with its 95 % interval.
struct Estimate
{
    double value = 0;
    double low = 0;
    double high = 0;
};

// The sum of all pairs played between two bots so far. It holds only integers, so that the order of pairs does not
// matter. The intervals are for the means of pairs: the two games of a pair share their tiles and are not independent.
class Standings
{
public:
    void add(const GamePair& pair);

    [[nodiscard]] std::int64_t pairs() const { return m_pairs; }
    [[nodiscard]] std::int64_t turns() const { return m_turns; }
    // ---- of bot 0 or 1
    [[nodiscard]] std::int64_t wins(int bot) const { return m_wins[bot]; }
    [[nodiscard]] std::int64_t draws() const { return 2 * m_pairs - m_wins[0] - m_wins[1]; }
    [[nodiscard]] double meanScore(int bot) const;
    // ---- of the first bot against the second
    [[nodiscard]] Estimate spread() const;  // points a game
    [[nodiscard]] Estimate winRate() const; // a draw is half a win

    [[nodiscard]] const Histogram& thinking(int bot) const { return m_thinking[bot]; }

    // ---- for resuming
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    // Reads the JSON of toJson() with at most `mostPairs` pairs. The error names an impossible number; JSON of another
    // form throws nlohmann::json::exception.
    [[nodiscard]] static Result<Standings, std::string> fromJson(const nlohmann::ordered_json& json,
                                                                 std::int64_t mostPairs);

private:
    std::int64_t m_pairs = 0;
    std::int64_t m_turns = 0;
    std::array<std::int64_t, 2> m_wins{};
    std::array<std::int64_t, 2> m_points{};
    std::int64_t m_spread = 0; // sum over pairs of both games' spreads
    std::int64_t m_spreadSquares = 0;
    std::int64_t m_halves = 0; // sum over pairs of the first bot's half wins, 0 … 4
    std::int64_t m_halvesSquares = 0;
    std::array<Histogram, 2> m_thinking;
};

} // namespace storeys::arena
