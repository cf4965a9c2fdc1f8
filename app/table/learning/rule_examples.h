#pragma once

#include "base/error.h"
#include "data_place.h"
#include "rules/position.h"
#include "table/qml.h"
#include "table/tiles/draft_effects.h"
#include "table/tiles/scored_words.h"
#include "table/view/board_shape.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// A rule example as it is shown: part of the board before and after a play. Squares are numbered within the part.
struct ShownExample
{
    Q_GADGET
    TABLE_VALUE(ruleExample, ShownExample)
    FIELD(QString, id);
    FIELD(QString, caption);           // what the example tries
    FIELD(storeys::BoardShape, shape); // shape of the shown part of the board
    FIELD(QList<QString>, before);     // stacks before the play, as in TableView::stacks()
    FIELD(QList<QString>, after);      // stacks after the play, as in TableView::stacks()
    FIELD(QList<int>, laid);
    FIELD(QList<int>, faults);
    FIELD(QList<storeys::ClaimLine>, claims); // only `number` and `squares` are set
    FIELD(bool, legal) = false;
    FIELD(QString, verdict); // a sentence, StyledText
    FIELD(QList<storeys::PlayEffect>, effects);
    FIELD(QList<storeys::ShownWord>, words); // empty if not `legal`, and in games without points
    FIELD(int, bonus) = 0;                   // bingo bonus of the play
    FIELD(int, starBonus) = 0;
};

// A page of the rules help.
struct ShownPage
{
    Q_GADGET
    TABLE_VALUE(rulePage, ShownPage)
    FIELD(QString, id);
    FIELD(QString, title);
    FIELD(QString, text); // StyledText; "" for the page "keys", whose text is in QML
    FIELD(QList<storeys::ShownExample>, examples);
};

// A play on part of a real board that keeps or breaks a rule. Only the tiles come from a file. The core computes
// whether the play is legal or why not, its score and its effects, by the rules and words of the game on the table.
struct RuleExample
{
    std::string id;
    std::string page;    // id of the page of the rules help that shows the example
    std::string expects; // "legal" or the code of the broken rule, with the usual house rules
    std::optional<std::vector<std::string>> brings; // signs of the expected effects; nullopt: not tested
    Position position;                              // the seat to move holds the tiles of the play
    Play play;
    // the part of the board that is shown
    Square corner{};
    int rows = 0;
    int columns = 0;
};

// The examples in the file that fit these rules: no stacks if tiles don't stack, and only tiles and (premium) squares
// that the variant has. An example that needs the squares of one variant names that variant; the others fit any variant
// without territories and claims. The error names what in the file can't be used.
[[nodiscard]] Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file,
                                                                const RuleBookPtr& book);

// The examples for a game: those in its language and, where one is missing, the English example with English tiles. A
// person's own variant has tiles of one language, so it gets only examples in that language.
[[nodiscard]] Result<std::vector<RuleExample>> ruleExamplesFor(const RuleBookPtr& book, const DataPlace& data);

// The example with the verdict of the rules engine. In challenge mode bad words may be played, and the verdict says so.
[[nodiscard]] ShownExample shownExample(const RuleExample& example);

} // namespace storeys
