// storeys-cli bench: how long generating every play of given positions takes.

#include "base/files.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "moves/generator.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <numeric>
#include <sstream>

namespace storeys::cli {

namespace {

struct Options
{
    GameOptions game;
    std::string positions;
    int repeat = 20;
};

// Lines "BOARD RACK"; an empty rack may be left out. Empty lines and those that begin with # are skipped.
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

// Microseconds for all plays of the position, as if it had never been seen: cross sets, legality and scoring
// included. Median of the repeats.
double timeOf(Generator& generator, const Position& position, int repeat, std::vector<FoundPlay>& found)
{
    std::vector<double> times;
    for (int i = 0; i < repeat; ++i) {
        const auto start = std::chrono::steady_clock::now();
        generator.forget();
        generator.allPlays(position.book, position.board, position.toMove().rack, found);
        const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
        times.push_back(taken.count());
    }
    return median(std::move(times));
}

void run(const Options& options)
{
    const auto positions = readPositions(options.positions, options.game.book());
    std::vector<double> times;
    Generator generator;
    std::vector<FoundPlay> found;
    std::size_t plays = 0;
    for (const Position& position : positions) {
        times.push_back(timeOf(generator, position, options.repeat, found));
        plays += found.size();
    }
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
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand(
        "bench", "Measure how fast all plays are generated on one thread; print the result as JSON");
    options->game.addTo(*command);
    command->add_option("--positions", options->positions, "File with one position per line: BOARD RACK")->required();
    command->add_option("--repeat", options->repeat, "How often each position is generated (default: 20)")
        ->check(wholeNumberFrom(1));
    command->callback([options, &status] {
        run(*options);
        status = 0;
    });
}

} // namespace storeys::cli
