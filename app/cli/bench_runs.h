#pragma once

#include "moves/generator.h"
#include "moves/path_search.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

namespace storeys::cli {

// The order in which a benchmark searches its positions.
enum class RunOrder {
    Repeat, // each position many times in a row, so that branch predictors learn it
    Cycle,  // all positions round by round
    Game,   // like Cycle, but the generator keeps its cross sets from search to search, as for a player in a game
};
inline const std::vector<std::string> runOrderNames{"repeat", "cycle", "game"};

// Finds all plays of a position. In games with claimed words, finds those within the steps of bestPathPlays().
class PlayFinder
{
public:
    explicit PlayFinder(RunOrder order) : m_forgets(order != RunOrder::Game) {}

    std::size_t operator()(const Position& position)
    {
        if (featuresOf(position.variant(), position.houseRules()).claims)
            return bestPathPlays(position, position.turn, std::numeric_limits<std::size_t>::max()).plays.size();
        if (m_forgets)
            m_generator.forget();
        m_generator.allPlays(position.book, position.board, moverOf(position, position.turn), m_found);
        return m_found.size();
    }

private:
    bool m_forgets;
    Generator m_generator;
    std::vector<FoundPlay> m_found; // kept so that its memory is reused
};

// The times that a finder took: for each position the median of its runs in microseconds, in ascending order.
struct RunTimes
{
    std::vector<double> medians;
    std::size_t plays = 0; // number of plays found in all positions

    [[nodiscard]] double sum() const { return std::accumulate(medians.begin(), medians.end(), 0.0); }
    [[nodiscard]] double median() const { return medians[medians.size() / 2]; }
    [[nodiscard]] double p95() const { return medians[medians.size() * 95 / 100]; }
};

// Times the runs of each finder in the given order, each position `repeat` times. Finders are functions that return the
// number of plays of a position; they take turns, so that a busy machine slows all of them.
template<class... Finders>
std::array<RunTimes, sizeof...(Finders)> timesOf(const std::vector<Position>& positions, RunOrder order, int repeat,
                                                 Finders... finders)
{
    struct Runs
    {
        std::vector<double> times;
        std::size_t plays = 0;
    };
    using RunsByPosition = std::vector<Runs>;
    std::array<RunsByPosition, sizeof...(Finders)> all;
    all.fill(RunsByPosition(positions.size()));
    const auto run = [&](auto& finder, RunsByPosition& runs, std::size_t n) {
        const auto start = std::chrono::steady_clock::now();
        runs[n].plays = finder(positions[n]);
        const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
        runs[n].times.push_back(taken.count());
    };

    // In its turn a finder searches one position `repeat` times (Repeat) or each position once (Cycle and Game).
    const std::size_t times = static_cast<std::size_t>(repeat);
    const bool inARow = order == RunOrder::Repeat;
    const std::size_t turns = inARow ? positions.size() : times;
    const std::size_t runsInTurn = inARow ? times : positions.size();
    for (std::size_t turn = 0; turn < turns; ++turn) {
        std::size_t which = 0;
        const auto takeTurn = [&](auto& finder) {
            for (std::size_t n = 0; n < runsInTurn; ++n)
                run(finder, all[which], inARow ? turn : n);
            ++which;
        };
        (takeTurn(finders), ...);
    }

    std::array<RunTimes, sizeof...(Finders)> result;
    for (std::size_t which = 0; which < all.size(); ++which) {
        for (Runs& runs : all[which]) {
            std::ranges::sort(runs.times);
            result[which].medians.push_back(runs.times[runs.times.size() / 2]);
            result[which].plays += runs.plays;
        }
        std::ranges::sort(result[which].medians);
    }
    return result;
}

} // namespace storeys::cli
