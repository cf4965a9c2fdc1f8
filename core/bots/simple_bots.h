#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/exchange_patience.h"
#include "bots/knowledge.h"
#include "moves/generator.h"

#include <memory>

namespace storeys {

// A bot that picks among the legal plays without thinking ahead. Without a play it exchanges any one tile, but not
// more than a few times in a row, so that a game with too few words still ends; then it passes.
class SimpleBot : public Bot
{
public:
    // `generator`: one that is shared with other bots that play by turns in one thread; without, its own.
    explicit SimpleBot(std::uint64_t seed, std::shared_ptr<Generator> generator = nullptr)
        : m_random(seed), m_generator(generator ? std::move(generator) : std::make_shared<Generator>())
    {}
    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) final;

private:
    // The plays that the bot would make, all as likely; none only where there is no legal play.
    virtual void findWanted(Generator& generator, const SeatView& view, RandomSource& random,
                            std::vector<FoundPlay>& plays) const = 0;

    RandomSource m_random;
    std::shared_ptr<Generator> m_generator;
    std::vector<FoundPlay> m_plays; // memory used again
    ExchangePatience m_patience;
};

// Any legal play, each as likely; the yardstick below all levels.
class RandomBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void findWanted(Generator& generator, const SeatView& view, RandomSource&,
                    std::vector<FoundPlay>& plays) const override
    {
        generator.allPlays(view.book, view.board, withFewBlanks(moverOf(view)), plays);
    }
};

// Always the play that scores most, among equals any.
class GreedyBot : public SimpleBot
{
public:
    using SimpleBot::SimpleBot;

private:
    void findWanted(Generator& generator, const SeatView& view, RandomSource&,
                    std::vector<FoundPlay>& plays) const override
    {
        generator.bestPlays(view.book, view.board, withFewBlanks(moverOf(view)), plays);
    }
};

} // namespace storeys
