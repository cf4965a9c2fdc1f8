#pragma once

#include "bots/simple_bots.h"

namespace storeys {

// What a player overlooks.
struct Attention
{
    int easyLength = 15;    // letters; longer main words are more easily overlooked
    double longer = 1;      // chance of seeing a play, once more for every letter beyond
    double stacked = 1;     // and once more for every tile that goes on top of others
    double distraction = 0; // chance of taking any of the plays seen, not the best
};

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
    [[nodiscard]] double chanceOfSeeing(const FoundPlay& play, const Board& board) const;

    Attention m_attention;
    int m_wordLevel;
    std::shared_ptr<const BotKnowledge> m_knowledge;
};

} // namespace storeys
