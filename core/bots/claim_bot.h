#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/path_search.h"

#include <cstdint>
#include <memory>

namespace storeys {

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
