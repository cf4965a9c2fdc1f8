#pragma once

#include "base/random_source.h"
#include "bots/knowledge.h"
#include "rules/event.h"
#include "rules/seat_view.h"

#include <memory>

namespace storeys {

// When a computer player challenges: it asks nothing but its own vocabulary. A play whose words it all knows it never
// challenges; one with a word it does not know, with the chance that its level gives. Who knows every word of the
// game is sure and for that never wrong; who knows fewer is half as ready where a failed challenge costs something.
class Doubt
{
public:
    struct Readiness
    {
        int wordLevel = 0; // its vocabulary; see BotKnowledge
        double chance = 0; // 0 … 1
    };

    Doubt(std::uint64_t seed, const Readiness& readiness, std::shared_ptr<const BotKnowledge> knowledge)
        : m_random(seed), m_readiness(readiness), m_knowledge(std::move(knowledge))
    {}

    // See Bot::challenges(). Draws one random number for each play with a word that it does not know.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words);

private:
    RandomSource m_random;
    Readiness m_readiness;
    std::shared_ptr<const BotKnowledge> m_knowledge;
};

} // namespace storeys
