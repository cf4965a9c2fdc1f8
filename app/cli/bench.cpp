// storeys-cli bench: times the generation of all plays of given positions.

#include "base/files.h"
#include "cli/bench_runs.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"

#include <iostream>
#include <sstream>

namespace storeys::cli {

namespace {

struct BenchOptions
{
    GameOptions game;
    std::string positions;
    int repeat = 20;
    std::string order = "repeat";
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

void run(const BenchOptions& options)
{
    const auto positions = readPositions(options.positions, options.game.book());
    const auto order = static_cast<RunOrder>(std::ranges::find(runOrderNames, options.order) - runOrderNames.begin());
    const auto [times] = timesOf(positions, order, options.repeat, PlayFinder(order));
    std::cout << Json{{"positions", positions.size()},
                      {"plays", times.plays},
                      {"median_us", times.median()},
                      {"p95_us", times.p95()},
                      {"mean_us", times.sum() / static_cast<double>(positions.size())},
                      {"plays_per_second", static_cast<double>(times.plays) / times.sum() * 1e6},
                      {"order", options.order}}
              << '\n';
}

} // namespace

void addBench(CLI::App& program)
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
    addChoice(
        *command, "--order", options->order,
        "Order of the runs. repeat generates each position --repeat times in a row, cycle goes through the file as "
        "often; both forget boards and cross sets before each run. game goes through the file like cycle and "
        "forgets nothing, as a player who follows a game, so list the positions of each game in order. One of "
        "these",
        runOrderNames);
    command->callback([options] { run(*options); });
}

} // namespace storeys::cli
