#pragma once

#include "bots/bot.h"
#include "bots/simulation.h"

#include <memory>

namespace storeys {

// How a bot thinks, and how much, counted in work and never by the clock.
struct Thinking
{
    int wordLevel = 0;              // its vocabulary; see BotKnowledge
    SimulationBudget simulation{};  // no candidates: the static value decides
    // With so few tiles left in the bag (or none, and no way to solve the rest) playouts go to the end of the game.
    int preEndgameBag = 0;
    SimulationBudget preEndgame{};
    std::int64_t endgameNodes = 0;  // 0: endgames are not solved
};

// A bot that judges plays by their static value and, as far as its budgets go, simulates the best of them and solves
// endgames of two.
class ThinkingBot : public Bot
{
public:
    ThinkingBot(std::uint64_t seed, const Thinking& thinking, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_thinking(thinking), m_knowledge(std::move(knowledge))
    {}
    // Blocks for as long as the budgets last: microseconds without simulation, else milliseconds to a second. Looks
    // at `stop` after every playout and node.
    [[nodiscard]] Action choose(const SeatView& view, std::stop_token stop) override;

private:
    [[nodiscard]] Action chosen(const SeatView& view, std::stop_token stop);
    [[nodiscard]] Action solved(const SeatView& view, std::stop_token stop) const;
    [[nodiscard]] bool othersPassed(const SeatView& view) const;

    RandomSource m_random;
    Thinking m_thinking;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    Board m_left;              // how the board was after the last turn
    int m_exchangesInARow = 0;
    bool m_passed = false;     // in the last turn
};

} // namespace storeys
