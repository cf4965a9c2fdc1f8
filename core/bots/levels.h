#pragma once

#include "bots/analysis.h"
#include "bots/bot.h"
#include "bots/doubt.h"
#include "bots/knowledge.h"
#include "moves/generator.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The names by which computer players are chosen, weakest first.
[[nodiscard]] const std::vector<std::string>& botLevels();

// How a level thinks where it analyses: those that don't think ahead judge by the static value within their
// vocabulary. None for an unknown name.
[[nodiscard]] std::optional<Thinking> thinkingOf(std::string_view level);

// Many times what a turn of the slowest level takes on a slow machine.
inline constexpr std::chrono::milliseconds usualTimeLimit{30'000};

// A new computer player of that level, or nullptr for an unknown name. Thread-safe. Without knowledge it judges by
// scores alone and works out its vocabulary by itself. Its choices follow from the seed as long as no turn takes
// longer than the limit; where they must not depend on the machine at all there is none. The bots of a game that is
// played in one thread may be given a generator together: then those that look at all words (random and greedy) make
// again only the cross sets that the last play has changed. The others have words of their own and take none.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed,
                                           std::shared_ptr<const BotKnowledge> knowledge = nullptr,
                                           std::optional<std::chrono::milliseconds> timeLimit = usualTimeLimit,
                                           std::shared_ptr<Generator> generator = nullptr);

// How readily a level challenges a play with a word that it does not know. None for an unknown name.
[[nodiscard]] std::optional<Doubt::Readiness> readinessOf(std::string_view level);

} // namespace storeys
