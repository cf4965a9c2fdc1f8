#pragma once

#include "bots/rack_values.h"
#include "rules/position.h"

#include <map>
#include <mutex>
#include <utility>

namespace storeys {

// What computer players know besides the rules: values fitted to self-play, and vocabularies smaller than the game's.
// Shared by all bots of a program; thread-safe.
class BotKnowledge
{
public:
    // No values: bots then judge plays by their score.
    BotKnowledge() = default;
    explicit BotKnowledge(RackValues values) : m_values(std::move(values)) {}

    [[nodiscard]] const RackValues& values() const { return m_values; }
    // The same book with only the words up to that level (10 … 80, smaller is more ordinary); the book itself where
    // its lexicon has no levels or nothing above. Made at the first asking (milliseconds), then kept.
    [[nodiscard]] RuleBookPtr upTo(int wordLevel, const RuleBookPtr& book) const;

private:
    RackValues m_values;
    mutable std::mutex m_mutex;
    // The full book is held so that its address stays its own.
    mutable std::map<std::pair<RuleBookPtr, int>, RuleBookPtr> m_limited;
};

} // namespace storeys
