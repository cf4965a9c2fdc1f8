#pragma once

#include "base/error.h"
#include "rules/position.h"
#include "table/qml.h"
#include "table/view/board_shape.h"
#include "table/view/draft_effects.h"
#include "table/view/scored_words.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// A rule example as it is shown: part of the board before and after a play. Squares are numbered within the part.
struct ShownExample
{
    Q_GADGET
    QML_VALUE_TYPE(ruleExample)

    FIELD(QString, id);
    FIELD(QString, caption);           // what is tried
    FIELD(storeys::BoardShape, shape); // of the part of the board
    FIELD(QList<QString>, before);     // as TableView::stacks()
    FIELD(QList<QString>, after);      // as TableView::stacks()
    FIELD(QList<int>, laid);
    FIELD(QList<int>, faults);
    FIELD(QList<storeys::ClaimLine>, claims); // only their squares are set
    FIELD(bool, legal) = false;
    FIELD(QString, verdict); // a sentence, StyledText
    FIELD(QList<storeys::PlayEffect>, effects);
    FIELD(QList<storeys::ShownWord>, words); // empty in a race
    FIELD(int, bonus) = 0;                   // the bingo bonus
    FIELD(int, starBonus) = 0;
    bool operator==(const ShownExample&) const = default;
};

// A page of the rules help.
struct ShownPage
{
    Q_GADGET
    QML_VALUE_TYPE(rulePage)

    FIELD(QString, id);
    FIELD(QString, title);
    FIELD(QString, text); // StyledText; "" for the page "keys", which QML fills
    FIELD(QList<storeys::ShownExample>, examples);
    bool operator==(const ShownPage&) const = default;
};

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
