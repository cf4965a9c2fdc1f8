#pragma once

#include "base/error.h"
#include "rules/position.h"
#include "table/view/board_shape.h"
#include "table/view/draft_effects.h"
#include "table/view/scored_words.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(storeys::BoardShape shape MEMBER shape)
    Q_PROPERTY(QList<QString> before MEMBER before)
    Q_PROPERTY(QList<QString> after MEMBER after)
    Q_PROPERTY(QList<int> laid MEMBER laid)
    Q_PROPERTY(QList<int> faults MEMBER faults)
    Q_PROPERTY(QList<storeys::ClaimLine> claims MEMBER claims)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QList<storeys::PlayEffect> effects MEMBER effects)
    Q_PROPERTY(QList<storeys::ShownWord> words MEMBER words)
    Q_PROPERTY(int bonus MEMBER bonus)
    Q_PROPERTY(int starBonus MEMBER starBonus)

public:
    QString id;
    QString caption;              // what is tried
    BoardShape shape;             // of the part of the board
    QList<QString> before, after; // as TableView::stacks()
    QList<int> laid, faults;
    QList<ClaimLine> claims; // only their squares are set
    bool legal = false;
    QString verdict; // a sentence, StyledText
    QList<PlayEffect> effects;
    QList<ShownWord> words; // empty in a race
    int bonus = 0;          // the bingo bonus
    int starBonus = 0;
    bool operator==(const ShownExample&) const = default;
};

// A page of the rules help.
struct ShownPage
{
    Q_GADGET
    QML_VALUE_TYPE(rulePage)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<storeys::ShownExample> examples MEMBER examples)

public:
    QString id;
    QString title;
    QString text; // StyledText; "" for the page "keys", which QML fills
    QList<ShownExample> examples;
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
