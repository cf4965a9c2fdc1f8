#pragma once

#include "base/result.h"
#include "rules/position.h"

#include <QVariantMap>

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// A play on a part of the real board that shows a rule, right or wrong. Only the tiles come from a file: whether the
// play is allowed, why not and what it is worth says the core, by the rules and words of the game in play.
struct RuleExample
{
    std::string id;
    std::string page;    // of the rules help, that it stands on
    std::string expects; // "legal" or the code of the rule that is broken, where house rules are as usual
    Position position;   // of one seat, which holds the tiles of the play
    Play play;
    // the part of the board that is shown
    Square corner{};
    int rows = 0;
    int columns = 0;
};

// The examples in the file that mean something by these rules: no stacks where nothing may be stacked, no premium
// squares where there are none, and only tiles and squares that the variant has. An error says what in the file can't be used.
[[nodiscard]] Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file,
                                                                const RuleBookPtr& book);

// For QML: id, caption, rows, columns, starts (by square of the part: whether play begins there), kinds ("2W" or ""),
// before and after (stacks of symbols, as TableView::stacks), laid and faults (squares of the part), legal, verdict
// (a sentence, StyledText), words (as of a draft), bonus, total.
[[nodiscard]] QVariantMap exampleMap(const RuleExample& example);

} // namespace storeys
