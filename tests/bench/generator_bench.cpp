// How fast every play of a position is found, beside a plain trie: same words, same positions, same run. First prints
// the ratio as a JSON line, then the figures of Google Benchmark.

#include "plain_trie.h"

#include "moves/generator.h"
#include "support/test_game.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
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

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

constexpr int repeats = 20; // as `storeys-cli bench` has them

// Microseconds, the median of the repeats.
template<class Work>
double timeOf(Work work)
{
    std::vector<double> times;
    for (int i = 0; i < repeats; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    return median(times);
}

// Turn by turn, so that a busy machine slows both.
void printRatio(const std::vector<Position>& positions, const bench::PlainTrie& trie)
{
    std::vector<double> ours, plain;
    Generator generator;
    std::vector<FoundPlay> found;
    std::vector<bench::PlainTrie::Found> plainFound;
    std::size_t plays = 0, plainPlays = 0;
    for (const Position& p : positions) {
        ours.push_back(timeOf([&] {
            generator.forget();
            generator.allPlays(p.book, p.board, p.toMove().rack, found);
        }));
        plain.push_back(timeOf([&] { trie.allPlays(*p.book, p.board, p.toMove().rack, plainFound); }));
        plays += found.size();
        plainPlays += plainFound.size();
    }
    std::ranges::sort(ours);
    std::ranges::sort(plain);
    const std::size_t p95 = ours.size() * 95 / 100;
    std::cout << "{\"positions\":" << positions.size() << ",\"plays\":" << plays << ",\"plain_plays\":" << plainPlays
              << ",\"median_us\":" << median(ours) << ",\"p95_us\":" << ours[p95]
              << ",\"p95_over_median\":" << ours[p95] / median(ours) << ",\"plain_median_us\":" << median(plain)
              << ",\"plain_over_ours\":" << median(plain) / median(ours) << "}" << std::endl;
}

void generate(benchmark::State& state, const std::vector<Position>& positions)
{
    Generator generator;
    std::vector<FoundPlay> found;
    std::size_t next = 0;
    std::int64_t plays = 0;
    for (auto _ : state) {
        const Position& p = positions[next++ % positions.size()];
        generator.forget();
        generator.allPlays(p.book, p.board, p.toMove().rack, found);
        plays += static_cast<std::int64_t>(found.size());
    }
    state.counters["plays"] = benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}

} // namespace

int main(int argc, char** argv)
{
    const auto stacking = positionsOf("stack10");
    const auto crossword = positionsOf("cross15");
    const bench::PlainTrie trie(stacking.front().book->lexicon->words);
    printRatio(stacking, trie);
    benchmark::RegisterBenchmark("all plays, stack10", [&](benchmark::State& s) { generate(s, stacking); });
    benchmark::RegisterBenchmark("all plays, cross15", [&](benchmark::State& s) { generate(s, crossword); });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
