#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"
#include "moves/path_search.h"

#include <cstdint>
#include <memory>

namespace storeys {

// ---- bots that only look at plays

// How much a player overlooks.
struct Attention
{
    int easyLength = 15;    // letters; players overlook longer main words more easily
    double longer = 1;      // factor for the chance of seeing a play, once per letter beyond easyLength
    double stacked = 1;     // factor for the same chance, once per tile that goes on top of others
    double distraction = 0; // chance of taking a random noticed play instead of the best one
};

// The plays that a player with that attention notices, in the order of `plays`; all of `plays` if the player notices
// none.
[[nodiscard]] std::vector<FoundPlay> noticed(std::vector<FoundPlay> plays, const Board& board,
                                             const Attention& attention, RandomSource& random);

// Picks among the legal plays without thinking ahead. If there is no play, exchanges one random tile or passes.
class SimpleBot : public PlayingBot
{
public:
    enum class Takes { Any, Best }; // a random play, or a random one among the highest-scoring plays

    // A bot that knows all words and overlooks nothing. `generator` may be shared with other bots that move in the same
    // thread; without one the bot makes its own.
    SimpleBot(std::uint64_t seed, Takes takes, std::shared_ptr<Generator> generator = nullptr)
        : m_random(seed), m_takes(takes), m_generator(generator ? std::move(generator) : std::make_shared<Generator>())
    {}
    // A bot that knows the words up to `wordLevel` and takes the best of the plays that it notices.
    SimpleBot(std::uint64_t seed, const Attention& attention, int wordLevel,
              std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(wordLevel, std::move(knowledge)), m_random(seed), m_takes(Takes::Best), m_attention(attention),
          m_generator(std::make_shared<Generator>())
    {}

private:
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;

    RandomSource m_random;
    Takes m_takes;
    std::optional<Attention> m_attention;
    std::shared_ptr<Generator> m_generator;
    std::vector<FoundPlay> m_plays; // reused memory
};

// ---- a bot that claims words

// How a computer player finds plays that are paths.
struct ClaimSkill
{
    int tiles = 0;           // how many rack tiles the bot considers, chosen at random each turn
    std::int64_t steps = 0;  // the most steps of the search
    std::size_t choices = 1; // the bot takes a random one of this many best plays
};

// Looks for plays with a random part of its rack, or with the whole rack if that finds none. Takes one of the
// highest-scoring plays found.
class ClaimBot : public PlayingBot
{
public:
    ClaimBot(std::uint64_t seed, const ClaimSkill& skill, int wordLevel, std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(wordLevel, std::move(knowledge)), m_random(seed), m_skill(skill)
    {}

private:
    // Ignores `stop`, as it takes few steps.
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;
    // The best plays with `tiles` random tiles of the seat's rack.
    [[nodiscard]] PathPlays playsWith(Position position, int seat, int tiles);

    RandomSource m_random;
    ClaimSkill m_skill;
};

} // namespace storeys
