// Whether looking ahead helps: in each game, a level plays pairs of games against itself without its simulation. Prints for
// each game the share of games won with the simulation and the points that it gains a game, with their 95 % intervals: below
// 50 %, what the simulation values is wrong.
//
//     lookahead_bench [LEVEL [GAMES [SEED [VARIANT...]]]]

#include "arena/tournament.h"
#include "bots/levels.h"
#include "data_place.h"
#include "value_of.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

namespace {

using namespace storeys;

void measure(const DataPlace& data, const std::string& variant, const std::string& level, std::int64_t games,
             std::uint64_t seed)
{
    const Variant rules = valueOf(data.variant(variant));
    const auto words = valueOf(openLexicon("standard", rules.tiles.alphabet, data.lexicon(rules.language)));
    arena::MatchTerms terms;
    terms.book = std::make_shared<RuleBook>(RuleBook{rules, rules.houseRules, words});
    terms.knowledge.fill(valueOf(data.knowledge(rules)));
    terms.seed = seed;
    arena::Tournament tournament(std::move(terms), {level, level + "/candidates=0"}, (games + 1) / 2);
    tournament.play(static_cast<int>(std::max(1u, std::thread::hardware_concurrency())), {}, [](std::int64_t, const arena::GamePair&) {}, [] {});
    const arena::Standings& standings = tournament.pairings().front().standings;
    const arena::Interval rate = standings.winRate(), spread = standings.spread();
    std::printf("%-16s %s: %.1f %% (%.1f … %.1f), %+.1f points (%+.1f … %+.1f)\n", variant.c_str(), level.c_str(),
                100 * rate.value, 100 * rate.low, 100 * rate.high, spread.value, spread.low, spread.high);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const std::string level = argc > 1 ? argv[1] : "expert";
    const std::int64_t games = argc > 2 ? std::atoll(argv[2]) : 400;
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 77;
    const storeys::DataPlace data(STOREYS_DATA_DIR);
    std::vector<std::string> variants(argv + std::min(argc, 4), argv + argc);
    if (variants.empty())
        variants = {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"};
    for (const std::string& variant : variants)
        measure(data, variant, level, games, seed);
}
