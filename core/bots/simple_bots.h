#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"

namespace storeys {

// A bot that picks among the legal plays without thinking ahead. Without a play it exchanges any one tile, but not
// more than a few times in a row, so that a game with too few words still ends; then it passes.
class SimpleBot : public Bot
{
public:
    explicit SimpleBot(std::uint64_t seed) : m_random(seed) {}
    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) final;

protected:
    // Leaves only the plays that score most.
    static void keepHighest(std::vector<FoundPlay>& plays);

private:
    // What the bot plays by: the game's book or one with fewer words.
    [[nodiscard]] virtual RuleBookPtr bookFor(const RuleBookPtr& book) const { return book; }
    // Takes out the plays that the bot would not make; at least one stays.
    virtual void keepWanted(std::vector<FoundPlay>& plays, const Board& board, RandomSource& random) const = 0;

    RandomSource m_random;
    std::vector<FoundPlay> m_plays; // memory used again
    int m_exchangesInARow = 0;
};

// Any legal play, each as likely; the yardstick below all levels.
class RandomBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void keepWanted(std::vector<FoundPlay>&, const Board&, RandomSource&) const override {}
};

// Always the play that scores most, among equals any.
class GreedyBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void keepWanted(std::vector<FoundPlay>& plays, const Board&, RandomSource&) const override { keepHighest(plays); }
};

} // namespace storeys
