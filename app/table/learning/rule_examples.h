#pragma once

#include "base/result.h"
#include "rules/position.h"
#include "table/learning/rule_values.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// A play on part of a real board that shows a rule, right or wrong. Only the tiles come from a file. Whether the play
// is legal, why not, what it is worth and what else it brings is worked out by the core, with the rules and words of
// the game on the table.
struct RuleExample
{
    std::string id;
    std::string page;    // id of its page of the rules help
    std::string expects; // "legal", or the code of the broken rule; with the usual house rules
    std::optional<std::vector<std::string>> brings; // signs of its PlayEffects likewise, if they are the point
    Position position;                              // the seat to move has the tiles of the play on its rack
    Play play;
    // the part of the board that is shown
    Square corner{};
    int rows = 0;
    int columns = 0;
};

// The examples in the file that fit these rules: none with stacks where tiles don't stack, none with premium squares
// where there are none, only tiles and squares that the variant has. An example that needs the squares of one board
// names that board; all others fit any open board. An error says what in the file can't be used.
[[nodiscard]] Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file,
                                                                const RuleBookPtr& book);

// What the core says to the example. In challenge mode the rules let bad words pass, and the verdict says so.
[[nodiscard]] ShownExample shownExample(const RuleExample& example);

} // namespace storeys
