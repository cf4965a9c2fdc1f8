#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"
#include "moves/path_search.h"

#include <cstdint>
#include <memory>

namespace storeys {

// ---- bots that look at plays alone

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

// A bot that picks among the legal plays without thinking ahead. Without a play it exchanges any one tile, or passes.
class SimpleBot : public PlayingBot
{
public:
    enum class Takes { Any, Best }; // each play is as likely, or each that scores most

    // One that knows all words and overlooks nothing. `generator`: one that is shared with other bots that play by turns in
    // one thread; without, its own.
    SimpleBot(std::uint64_t seed, Takes takes, std::shared_ptr<Generator> generator = nullptr)
        : m_random(seed), m_takes(takes), m_generator(generator ? std::move(generator) : std::make_shared<Generator>())
    {}
    // One that takes the best of the plays that it notices, by a vocabulary of its own.
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
    std::vector<FoundPlay> m_plays; // memory used again
};

// ---- a bot that claims words

// How a computer player finds plays that are paths.
struct ClaimSkill
{
    int tiles = 0;           // how many tiles of its rack it looks at, drawn at random each turn
    std::int64_t steps = 0;  // of the search
    std::size_t choices = 1; // it takes any of so many best plays that it found
};

// Takes a play that scores most among those that it finds with some of its tiles, or else with all.
class ClaimBot : public PlayingBot
{
public:
    ClaimBot(std::uint64_t seed, const ClaimSkill& skill, int wordLevel, std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(wordLevel, std::move(knowledge)), m_random(seed), m_skill(skill)
    {}

private:
    // Does not look at `stop`: its steps are few.
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;
    // The best plays with that many tiles of the seat's rack, drawn at random.
    [[nodiscard]] PathPlays playsWith(Position position, int seat, int tiles);

    RandomSource m_random;
    ClaimSkill m_skill;
};

} // namespace storeys
