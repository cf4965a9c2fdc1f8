// storeys-cli bench: times the generation of all plays of given positions.

#include "base/files.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "moves/generator.h"
#include "moves/path_search.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <numeric>
#include <sstream>

namespace storeys::cli {

namespace {

struct BenchOptions
{
    GameOptions game;
    std::string positions;
    int repeat = 20;
};

// Reads lines "BOARD RACK"; an empty rack may be left out. Skips empty lines and those that begin with #.
std::vector<Position> readPositions(const std::string& path, const RuleBookPtr& book)
{
    std::istringstream file(valueOf(readFile(path)));
    std::vector<Position> positions;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        std::istringstream fields(line);
        std::string board, rack, extra;
        if (!(fields >> board) || board.starts_with('#'))
            continue;
        fields >> rack;
        try {
            if (fields >> extra)
                throw UnusableInput{"'" + extra + "' is not expected after board and rack"};
            positions.push_back(positionOf(book, board, rack));
        } catch (const UnusableInput& error) {
            throw UnusableInput{path + ", line " + std::to_string(number) + ": " + error.message};
        }
    }
    if (positions.empty())
        throw UnusableInput{path + " contains no positions"};
    return positions;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// Finds all plays of a position; if words are claimed, those that the search finds.
class Finder
{
public:
    std::size_t find(const Position& position)
    {
        if (position.variant().plays == PlayShape::Paths)
            return bestPathPlays(position, position.turn, std::numeric_limits<std::size_t>::max()).plays.size();
        m_generator.forget();
        m_generator.allPlays(position.book, position.board, moverOf(position, position.turn), m_found);
        return m_found.size();
    }

private:
    Generator m_generator;
    std::vector<FoundPlay> m_found; // kept so that its memory is reused
};

// The median time, in microseconds, to find all plays from scratch, including cross sets, legality and scoring. Adds
// the number of plays to `plays`.
double timeOf(Finder& finder, const Position& position, int repeat, std::size_t& plays)
{
    std::vector<double> times;
    std::size_t found = 0;
    for (int i = 0; i < repeat; ++i) {
        const auto start = std::chrono::steady_clock::now();
        found = finder.find(position);
        const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
        times.push_back(taken.count());
    }
    plays += found;
    return median(std::move(times));
}

void run(const BenchOptions& options)
{
    const auto positions = readPositions(options.positions, options.game.book());
    std::vector<double> times;
    Finder finder;
    std::size_t plays = 0;
    for (const Position& position : positions)
        times.push_back(timeOf(finder, position, options.repeat, plays));
    std::ranges::sort(times);
    const double sum = std::accumulate(times.begin(), times.end(), 0.0);
    const auto count = static_cast<double>(times.size());
    std::cout << Json{{"positions", times.size()},
                      {"plays", plays},
                      {"median_us", median(times)},
                      {"p95_us", times[std::min(times.size() - 1, times.size() * 95 / 100)]},
                      {"mean_us", sum / count},
                      {"plays_per_second", static_cast<double>(plays) / sum * 1e6}}
              << '\n';
}

} // namespace

void addBench(CLI::App& program, int& status)
{
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = program.add_subcommand(
        "bench", "Measure how fast all plays are generated on one thread; print the result as JSON");
    options->game.addTo(*command);
    command->add_option("--positions", options->positions, "File with one position per line: BOARD RACK")
        ->required()
        ->type_name("FILE");
    command->add_option("--repeat", options->repeat, "How often each position is generated (default: 20)")
        ->check(wholeNumberFrom(1));
    command->callback([options, &status] {
        run(*options);
        status = 0;
    });
}

} // namespace storeys::cli
