#pragma once

#include "base/result.h"
#include "rules/position.h"
#include "table/learning/rule_values.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// A play on a part of the real board that shows a rule, right or wrong. Only the tiles come from a file: whether the
// play is allowed, why not, what it is worth and what else it brings says the core, by the rules and words of the game
// in play.
struct RuleExample
{
    std::string id;
    std::string page;    // of the rules help, that it stands on
    std::string expects; // "legal" or the code of the rule that is broken, where house rules are as usual
    std::optional<std::vector<std::string>> brings; // signs of its PlayEffects likewise, if they are the point
    Position position;                              // of which the seat to move holds the tiles of the play
    Play play;
    // the part of the board that is shown
    Square corner{};
    int rows = 0;
    int columns = 0;
};

// The examples in the file that mean something by these rules: no stacks where nothing may be stacked, no premium
// squares where there are none, and only tiles and squares that the variant has. Those that need the squares of one board
// name it; all others fit any open board. An error says what in the file can't be used.
[[nodiscard]] Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file,
                                                                const RuleBookPtr& book);

// What the core says to it. In challenge mode the rules let bad words pass; the verdict says so.
[[nodiscard]] ShownExample shownExample(const RuleExample& example);

} // namespace storeys
