// How fast every play of a position is found, beside a plain trie: same words, same positions, same run. First prints
// the ratio as a JSON line for each order of runs, then the figures of Google Benchmark.

#include "plain_trie.h"

#include "cli/bench_runs.h"
#include "support/test_game.h"

#include <benchmark/benchmark.h>
#include <fstream>
#include <iostream>
#include <sstream>

namespace {

using namespace storeys;

std::vector<Position> positionsOf(const std::string& variant)
{
    const auto book = test::bookOf(variant, {}, "standard");
    std::vector<Position> positions;
    std::ifstream file(std::string(STOREYS_TEST_DATA) + "/positions_" + variant + ".txt");
    for (std::string board, rack; file >> board >> rack;)
        positions.push_back(test::positionOf(book, board, rack));
    return positions;
}

constexpr int repeats = 20; // as `storeys-cli bench` has them

void printRatio(const std::vector<Position>& positions, const bench::PlainTrie& trie, cli::RunOrder order)
{
    std::vector<bench::PlainTrie::Found> found;
    const auto plainFinder = [&](const Position& p) {
        trie.allPlays(*p.book, p.board, p.toMove().rack, found);
        return found.size();
    };
    const auto [ours, plain] = cli::timesOf(positions, order, repeats, cli::PlayFinder(order), plainFinder);
    std::cout << "{\"order\":\"" << cli::runOrderNames[static_cast<std::size_t>(order)]
              << "\",\"positions\":" << positions.size() << ",\"plays\":" << ours.plays
              << ",\"plain_plays\":" << plain.plays << ",\"median_us\":" << ours.median()
              << ",\"p95_us\":" << ours.p95() << ",\"p95_over_median\":" << ours.p95() / ours.median()
              << ",\"plain_median_us\":" << plain.median() << ",\"plain_over_ours\":" << plain.median() / ours.median()
              << "}" << std::endl;
}

void generate(benchmark::State& state, const std::vector<Position>& positions)
{
    cli::PlayFinder find(cli::RunOrder::Cycle);
    std::size_t next = 0;
    std::int64_t plays = 0;
    for (auto _ : state)
        plays += static_cast<std::int64_t>(find(positions[next++ % positions.size()]));
    state.counters["plays"] = benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}

} // namespace

int main(int argc, char** argv)
{
    const auto stacking = positionsOf("stack10");
    const auto crossword = positionsOf("cross15");
    const bench::PlainTrie trie(stacking.front().book->lexicon->words);
    for (const auto order : {cli::RunOrder::Repeat, cli::RunOrder::Cycle, cli::RunOrder::Game})
        printRatio(stacking, trie, order);
    benchmark::RegisterBenchmark("all plays, stack10, cycle", [&](benchmark::State& s) { generate(s, stacking); });
    benchmark::RegisterBenchmark("all plays, cross15, cycle", [&](benchmark::State& s) { generate(s, crossword); });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
