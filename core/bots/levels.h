#pragma once

#include "bots/analysis.h"
#include "bots/bot.h"
#include "bots/knowledge.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The names by which computer players are chosen, weakest first.
[[nodiscard]] const std::vector<std::string>& botLevels();

// How a level thinks where it analyses: those that don't think ahead judge by the static value within their
// vocabulary. None for an unknown name.
[[nodiscard]] std::optional<Thinking> thinkingOf(std::string_view level);

// A new computer player of that level, or nullptr for an unknown name. Thread-safe. Without knowledge it judges by
// scores alone and works out its vocabulary by itself.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view level, std::uint64_t seed,
                                           std::shared_ptr<const BotKnowledge> knowledge = nullptr);

} // namespace storeys
