#pragma once

#include "bots/levels.h"
#include "game/game.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <numeric>
#include <optional>
#include <stop_token>

namespace storeys::arena {

// A histogram of times from 32 ns to about ten hours, in bins of about 3 %, so that a million games take no more memory
// than one. Other times count in the first or last bin.
class Histogram
{
public:
    static constexpr int bins = 40 * 32;

    void add(std::chrono::nanoseconds time) { ++m_counts[binOf(time)]; }
    // The time, in microseconds, below which that share (0 … 1) of all times lies; 0 if there are no times.
    [[nodiscard]] double quantile(double share) const
    {
        const auto total = std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0});
        double left = share * static_cast<double>(total);
        for (int bin = 0; bin < bins && total > 0; ++bin)
            if ((left -= static_cast<double>(m_counts[bin])) <= 0)
                return middleOf(bin) / 1000;
        return 0;
    }

    [[nodiscard]] const std::array<std::uint64_t, bins>& counts() const { return m_counts; }
    [[nodiscard]] std::array<std::uint64_t, bins>& counts() { return m_counts; }

private:
    // The index of the bin for a time: 32 bins per doubling, from 32 ns on.
    [[nodiscard]] static int binOf(std::chrono::nanoseconds time)
    {
        const auto ns = static_cast<std::uint64_t>(time.count() < 32 ? 32 : time.count());
        const int doubling = static_cast<int>(std::bit_width(ns)) - 6;
        const int bin = doubling * 32 + static_cast<int>(ns >> doubling) - 32;
        return bin < bins ? bin : bins - 1;
    }
    [[nodiscard]] static double middleOf(int bin)
    {
        return (32.5 + bin % 32) * static_cast<double>(std::uint64_t{1} << (bin / 32));
    }

    std::array<std::uint64_t, bins> m_counts{};
};

// The conditions that all games of a tournament share.
struct MatchTerms
{
    RuleBookPtr book;
    std::array<std::shared_ptr<const BotKnowledge>, 2> knowledge; // by bot; `opening` uses the first
    std::uint64_t seed = 0;
    bool keepGames = false; // whether GamePair keeps the games, to write records
    // To compare how games end: a bot of this level plays for both seats until the bag has at most `openingEnds` tiles,
    // so that the two games of a pair are alike up to there.
    std::string opening;
    int openingEnds = 0; // unused without `opening`
};

using Levels = std::array<std::string, 2>; // see readBotSpec()

// Two games between the same two bots with the same order of tiles and the seats swapped. Bot 0 is the first bot in
// both games, whichever seat it has.
struct GamePair
{
    std::array<std::array<int, 2>, 2> totals{};                    // [game][bot], totals at the end
    std::array<std::array<bool, 2>, 2> wins{};                     // [game][bot]; both in a shared win
    int turns = 0;                                                 // of both games together
    std::array<std::vector<std::chrono::nanoseconds>, 2> thinking; // [bot], one entry per turn
    // ---- only with keepGames
    std::vector<Game> games;
    std::vector<std::vector<std::string>> levels; // levels in each game, by seat
};

// Plays pair number `index`; in challenge mode each bot may challenge the plays of the other. The result depends only
// on terms, levels and index: bots have a budget of work and no time limit, unless their levels set one. None if
// stopped before the end. Both bots use `generator`; pass the same one for many pairs, so that its memory is reused.
[[nodiscard]] std::optional<GamePair> playPair(const MatchTerms& terms, const Levels& levels, std::uint64_t index,
                                               const std::shared_ptr<Generator>& generator, std::stop_token stop);

// A value with its 95 % interval; the limits are infinite where too few pairs were played to tell.
struct Interval
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
    // Adds the pairs of `other`, whose bot number `bot` counts as the first bot here.
    void add(const Standings& other, int bot);

    [[nodiscard]] std::int64_t pairs() const { return m_pairs; }
    [[nodiscard]] std::int64_t turns() const { return m_turns; }
    // ---- for bot 0 or 1
    [[nodiscard]] std::int64_t wins(int bot) const { return m_wins[bot]; }
    [[nodiscard]] std::int64_t draws() const { return 2 * m_pairs - m_wins[0] - m_wins[1]; }
    [[nodiscard]] double meanScore(int bot) const;
    // ---- for the first bot against the second
    [[nodiscard]] Interval spread() const;  // points per game
    [[nodiscard]] Interval winRate() const; // a draw is half a win

    [[nodiscard]] const Histogram& thinking(int bot) const { return m_thinking[bot]; }

    // ---- for resuming
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    // Reads the JSON of toJson() with at most `mostPairs` pairs. The error names an impossible number; JSON of another
    // form throws nlohmann::json::exception.
    [[nodiscard]] static Result<Standings, std::string> fromJson(const nlohmann::ordered_json& json,
                                                                 std::int64_t mostPairs);

private:
    // Sums over pairs: of the spreads of both games, and of the half wins of the first bot (0 … 4 in a pair).
    [[nodiscard]] std::int64_t spreadSum() const { return m_points[0] - m_points[1]; }
    [[nodiscard]] std::int64_t halves() const { return 2 * m_pairs + m_wins[0] - m_wins[1]; }

    std::int64_t m_pairs = 0;
    std::int64_t m_turns = 0;
    std::array<std::int64_t, 2> m_wins{};
    std::array<std::int64_t, 2> m_points{};
    std::int64_t m_spreadSquares = 0;
    std::int64_t m_halvesSquares = 0;
    std::array<Histogram, 2> m_thinking;
};

} // namespace storeys::arena
