// How fast endgames are searched: positions of static play in which the bag has just emptied, searched with a budget of
// nodes and a limit of time. Prints for each variant how many were solved, how many turns the others were searched ahead,
// and time and nodes.
//
//     endgame_bench [POSITIONS [NODES [SEED [MILLISECONDS]]]]

#include "bots/analysis.h"
#include "bots/endgame.h"
#include "game/game.h"
#include "support/test_game.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace storeys;

namespace {

// The position in which the bag of a game between static players has just emptied; none if the game ends before.
std::optional<Position> emptied(const RuleBookPtr& book, std::uint64_t seed)
{
    Game game({book, {"a", "b"}, seed});
    ThinkingBot bot(seed, {100, {}, -1, {}, 0}, std::make_shared<BotKnowledge>());
    while (!game.isOver() && !game.position().bag.isEmpty())
        if (game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
            std::abort(); // an illegal play
    return game.isOver() ? std::nullopt : std::optional(game.position());
}

void search(const char* variant, int count, std::int64_t nodes, std::uint64_t seed, std::chrono::milliseconds most)
{
    const RuleBookPtr book = test::bookOf(variant, {}, "standard");
    int solved = 0, depth = 0;
    std::int64_t searched = 0, spread = 0;
    std::chrono::duration<double, std::milli> time{};
    for (int n = 0; n < count; ++seed) {
        const auto position = emptied(book, seed);
        if (!position)
            continue;
        ++n;
        const auto start = std::chrono::steady_clock::now();
        const EndgameAnswer answer = test::solvedAlone(*position, nodes, StopSign().within(most));
        time += std::chrono::steady_clock::now() - start;
        solved += answer.exact;
        depth += answer.exact ? 0 : answer.depth;
        searched += answer.nodes;
        spread += answer.spread;
    }
    std::printf(
        "%s: %d of %d solved, %.2f turns ahead, %+.2f points, %.1f ms and %.0f nodes a position, %.0f nodes a second\n",
        variant, solved, count, static_cast<double>(depth) / std::max(1, count - solved),
        static_cast<double>(spread) / count, time.count() / count, static_cast<double>(searched) / count,
        1000 * static_cast<double>(searched) / time.count());
}

} // namespace

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 100;
    const std::int64_t nodes = argc > 2 ? std::atoll(argv[2]) : 3000;
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const std::chrono::milliseconds most(argc > 4 ? std::atoll(argv[4]) : 600'000);
    for (const char* variant : {"stack10", "stack8", "cross15"})
        search(variant, count, nodes, seed, most);
}
