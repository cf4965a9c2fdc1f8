#pragma once

#include "bots/analysis.h"
#include "game/game.h"

#include <functional>

namespace storeys::values {

// Plays that many two-player games by static evaluation and visits each position while the bag can still fill a rack.
inline void selfPlay(const RuleBookPtr& book, const LeaveTable& values, int games, std::uint64_t seed,
                     const std::function<void(const Position&)>& visit)
{
    const auto knowledge = std::make_shared<const BotKnowledge>(values);
    constexpr Thinking allWords{100, {}, 0, {}, 0};
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

} // namespace storeys::values
