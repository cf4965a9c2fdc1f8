#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "moves/generator.h"
#include "table/game_table.h"

#include <functional>
#include <memory>
#include <vector>

namespace storeys {

// What a person does in a game: what a computer player would, who sees what the person sees, but that squares with something
// to collect, pieces of the reserve and letters with keys of their own, such as Ñ, CH and ß, come first, and one of four cards
// is declined. So a game has all that is in it.
class Adviser
{
public:
    explicit Adviser(std::uint64_t seed);
    [[nodiscard]] Action choose(const SeatView& view);

private:
    std::unique_ptr<Bot> m_bot;
    Generator m_generator;
    RandomSource m_random;
};

// How a person does that, step by step: after each the table is another one. The last takes the turn.
[[nodiscard]] std::vector<std::function<void()>> stepsOf(GameTable& table, const Action& action);

} // namespace storeys
