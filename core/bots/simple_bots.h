#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"
#include "moves/path_search.h"

#include <cstdint>
#include <memory>

namespace storeys {

// ---- bots that take any or the best play

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
    ExchangeLimit m_exchangeLimit;
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

// ---- a bot that overlooks plays

// What a player overlooks.
struct Attention
{
    int easyLength = 15;    // letters; longer main words are more easily overlooked
    double longer = 1;      // chance of seeing a play, once more for every letter beyond
    double stacked = 1;     // and once more for every tile that goes on top of others
    double distraction = 0; // chance of taking any of the plays seen, not the best
};

// The plays that such a player notices, in the same order; all of them where it would notice none.
[[nodiscard]] std::vector<FoundPlay> noticed(std::vector<FoundPlay> plays, const Board& board,
                                             const Attention& attention, RandomSource& random);

// Takes the highest score among the plays that it notices, from a vocabulary of its own.
class NoticingBot : public SimpleBot
{
public:
    NoticingBot(std::uint64_t seed, const Attention& attention, int wordLevel,
                std::shared_ptr<const BotKnowledge> knowledge)
        : SimpleBot(seed), m_attention(attention), m_wordLevel(wordLevel), m_knowledge(std::move(knowledge))
    {}

private:
    void findWanted(Generator& generator, const SeatView& view, RandomSource& random,
                    std::vector<FoundPlay>& plays) const override;

    Attention m_attention;
    int m_wordLevel;
    std::shared_ptr<const BotKnowledge> m_knowledge;
};

// How a computer player finds plays that are paths.
struct ClaimSkill
{
    int wordLevel = 0;       // its vocabulary; see BotKnowledge
    int tiles = 0;           // how many tiles of its rack it looks at, drawn at random each turn
    std::int64_t steps = 0;  // of the search
    std::size_t choices = 1; // it takes any of so many best plays that it found
};

// Takes a play that scores most among those that it finds with some of its tiles, or else with all.
class ClaimBot : public Bot
{
public:
    ClaimBot(std::uint64_t seed, const ClaimSkill& skill, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_skill(skill), m_knowledge(std::move(knowledge))
    {}
    // Does not look at `stop`: its steps are few.
    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) override;

private:
    // The best plays with that many tiles of the seat's rack, drawn at random.
    [[nodiscard]] PathPlays playsWith(Position position, int seat, int tiles);

    RandomSource m_random;
    ClaimSkill m_skill;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    ExchangeLimit m_exchangeLimit;
};

} // namespace storeys
