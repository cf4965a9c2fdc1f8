#pragma once

#include "bots/rack_values.h"
#include "rules/position.h"

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace storeys {

// What computer players know besides the rules: values fitted to self-play, and vocabularies smaller than the game's.
// Shared by all bots of a program; thread-safe.
class BotKnowledge
{
public:
    // No values: bots then judge plays by their score.
    BotKnowledge() = default;
    // `offensive`: words in upper case that are never proposed.
    explicit BotKnowledge(RackValues values, std::vector<std::string> offensive = {})
        : m_values(std::move(values)), m_offensive(std::move(offensive))
    {}

    [[nodiscard]] const RackValues& values() const { return m_values; }
    // The same book with only the words up to that level (5 … 80, smaller is more ordinary); the book itself where
    // its lexicon has no levels or nothing above. Made at the first asking (milliseconds), then kept.
    [[nodiscard]] RuleBookPtr upTo(int wordLevel, const RuleBookPtr& book) const;
    // The same book without the offensive words, for what the program proposes; they stay valid in the game. The book
    // itself if there are none. Made at the first asking (milliseconds), then kept.
    [[nodiscard]] RuleBookPtr decent(const RuleBookPtr& book) const;

private:
    RackValues m_values;
    std::vector<std::string> m_offensive;
    mutable std::mutex m_mutex;
    // The full book is held so that its address stays its own.
    mutable std::map<std::pair<RuleBookPtr, int>, RuleBookPtr> m_limited;
    mutable std::map<RuleBookPtr, RuleBookPtr> m_decent;
};

} // namespace storeys
