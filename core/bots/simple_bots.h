#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "moves/generator.h"

namespace storeys {

// A bot that picks among the legal plays without thinking ahead. Without a play it exchanges any one tile, but not
// more than a few times in a row, so that a game with too few words still ends; then it passes.
class SimpleBot : public Bot
{
public:
    explicit SimpleBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Action choose(const SeatView& view, std::stop_token stop) final;

private:
    // Takes out the plays that the bot would not make; at least one stays.
    virtual void keepWanted(std::vector<FoundPlay>& plays) const = 0;

    RandomSource m_random;
    int m_exchangesInARow = 0;
};

// Any legal play, each as likely; the yardstick below all levels.
class RandomBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void keepWanted(std::vector<FoundPlay>&) const override {}
};

// Always the play that scores most, among equals any.
class GreedyBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void keepWanted(std::vector<FoundPlay>& plays) const override;
};

} // namespace storeys
