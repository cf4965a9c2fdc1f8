#pragma once

#include "bots/analysis.h"
#include "bots/bot.h"
#include "bots/exchange_patience.h"

#include <memory>

namespace storeys {

// A bot that judges plays by their static value and, as far as its budgets go, simulates the best of them and solves
// endgames of two.
class ThinkingBot : public Bot
{
public:
    ThinkingBot(std::uint64_t seed, const Thinking& thinking, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_thinking(thinking), m_knowledge(std::move(knowledge))
    {}
    // Blocks for as long as the budgets last: microseconds without simulation, else milliseconds to a second. Looks
    // at `stop` for every turn of a sampled world and every endgame position.
    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) override;

private:
    [[nodiscard]] Candidate chosen(const SeatView& view, StopSign stop);

    RandomSource m_random;
    Thinking m_thinking;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    ExchangePatience m_patience;
};

} // namespace storeys
