#include "values/match.h"

#include "values/fits.h"

namespace storeys::values {

namespace {

using Knowledge = std::shared_ptr<const BotKnowledge>;

// The results of the two seats.
std::vector<GameResult::Line> played(const RuleBookPtr& book, std::array<Knowledge, 2> seats, std::uint64_t seed)
{
    Game game({book, {"a", "b"}, seed});
    std::array<ThinkingBot, 2> bots{ThinkingBot(seed, allWords, seats[0]), ThinkingBot(seed, allWords, seats[1])};
    while (!game.isOver())
        if (game.take(bots[game.position().turn].choose(viewOf(game.position(), game.position().turn), {})))
            break;
    return game.result()->seats;
}

} // namespace

arena::Standings match(const RuleBookPtr& book, const std::array<LeaveTable, 2>& values, int pairs, std::uint64_t seed)
{
    const std::array<Knowledge, 2> players{std::make_shared<BotKnowledge>(values[0]),
                                           std::make_shared<BotKnowledge>(values[1])};
    RandomSource seeds(seed);
    arena::Standings standings;
    for (int i = 0; i < pairs; ++i) {
        const std::uint64_t bag = seeds.next();
        arena::GamePair pair;
        for (const std::size_t game : {0u, 1u}) {
            const auto lines = played(book, {players[game], players[1 - game]}, bag);
            for (const std::size_t seat : {0u, 1u}) {
                const std::size_t player = seat ^ game;
                pair.totals[game][player] = lines[seat].total.value;
                pair.wins[game][player] = lines[seat].wins;
            }
        }
        standings.add(pair);
    }
    return standings;
}

} // namespace storeys::values
