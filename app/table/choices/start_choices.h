#pragma once

#include "data_place.h"
#include "table/start/own_variants.h"
#include "table/view/board_shape.h"

#include <QList>

#include <vector>

namespace storeys {

// The options for a new game, with translated names. Their ids are the values in a GameStart.

// A house rule that players of a variant may choose. It has an effect in games of `fewest` to `most` players in which
// the house rule `needed`, if any, has the value `neededValue`.
struct HouseRuleChoice
{
    QString id;
    QString name;
    QList<Option> options;
    QString usual; // the value that the variant sets
    int fewest = 1;
    int most = 1;
    QString needed; // id of the house rule that this one depends on; "" for none
    QString neededValue;
};

struct VariantChoice
{
    Option option;
    Variant variant;
    bool own = false; // the variant is not built in
    int most = 1;     // most players at one screen
    QList<HouseRuleChoice> rules;
};

struct ClockChoices
{
    QList<Option> time; // options for the time; the first means no clock
    QList<Option> increment;
    QList<Option> atZero;
    QList<Option> pauses;
};

// The variants that the window can show: the built-in ones in the given language, then `own`.
[[nodiscard]] std::vector<VariantChoice> variantChoices(const DataPlace& data, const std::string& language,
                                                        const OwnVariants& own = {});
// The languages whose word lists are installed.
[[nodiscard]] QList<Option> languageChoices(const DataPlace& data);
// The levels of computer players, weakest first.
[[nodiscard]] QList<Option> levelChoices();
// A language's built-in lexicons, largest first; the note of each option says what the lexicon contains.
[[nodiscard]] QList<Option> lexiconChoices(const DataPlace& data, const std::string& language);
[[nodiscard]] ClockChoices clockChoices();

} // namespace storeys
