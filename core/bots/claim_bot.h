#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"

#include <cstdint>
#include <memory>

namespace storeys {

// How a computer player finds plays that are paths.
struct ClaimSkill
{
    int wordLevel = 0;       // its vocabulary; see BotKnowledge
    std::int64_t steps = 0;  // of the search
    std::size_t choices = 1; // it takes any of so many best plays that it found
};

// Takes a play that scores most among those that it finds.
class ClaimBot : public Bot
{
public:
    ClaimBot(std::uint64_t seed, const ClaimSkill& skill, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_skill(skill), m_knowledge(std::move(knowledge))
    {}
    // Does not look at `stop`: its steps are few.
    [[nodiscard]] Action choose(const SeatView& view, StopSign stop) override;

private:
    RandomSource m_random;
    ClaimSkill m_skill;
    std::shared_ptr<const BotKnowledge> m_knowledge;
    ExchangeLimit m_exchangeLimit;
};

} // namespace storeys
