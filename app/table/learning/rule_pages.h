#pragma once

#include "rules/position.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace storeys {

// The translated texts of the rules help. A game's variant and house rules decide which texts apply and what numbers
// they name.

struct RulePage
{
    QString id;
    QString title;
    QStringList paragraphs; // StyledText
};
// The pages in reading order, leaving out those about features that this game lacks.
[[nodiscard]] std::vector<RulePage> rulePages(const RuleBook& book);

// The caption of an example, see rule_examples.h: what the play tries; "" for an unknown id.
[[nodiscard]] QString exampleCaption(const std::string& id, bool inSpace = false);

} // namespace storeys
