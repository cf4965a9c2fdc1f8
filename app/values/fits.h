#pragma once

#include "bots/analysis.h"
#include "bots/knowledge.h"
#include "game/game.h"
#include "rules/position.h"

#include <functional>
#include <vector>

namespace storeys::values {

inline constexpr Thinking allWords{100, {}, 0, {}, 0};

// Plays `games` two-player games by static evaluation and visits each position while the bag can still fill a rack.
inline void selfPlay(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed,
                     const std::function<void(const Position&)>& visit)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(values);
    RandomSource seeds(seed);
    for (int i = 0; i < games; ++i) {
        Game game({book, {"a", "b"}, seeds.next()});
        ThinkingBot bot(seeds.next(), allWords, knowledge);
        while (!game.isOver() && game.position().bag.size() >= book->variant.rackSize) {
            visit(game.position());
            if (game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
                return;
        }
    }
}

// Fits the values of tiles on a rack, in points. Draws random racks in positions of self-play and explains the best
// result of each (score plus value of the leave) by its tiles. `before` values the leaves and plays the games.
[[nodiscard]] LeaveTable fitRacks(const RuleBookPtr& book, const LeaveTable& before, int games, std::uint64_t seed);

// Fits the weights of the risk features, in points: how much plays fall short of their score and leave in rollouts in
// which both sides play one more turn. Compares plays only within a position.
[[nodiscard]] std::vector<double> fitRisk(const RuleBookPtr& book, const LeaveTable& values, int games,
                                          std::uint64_t seed);

// Fits the chances to win to the results of two-player games played by static evaluation. They use common words, like
// the games of most people and, by default, the review of turns.
[[nodiscard]] WinTable fitWins(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed);

} // namespace storeys::values
