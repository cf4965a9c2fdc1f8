#pragma once

#include "rules/position.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace storeys {

// The texts of the rules help, translated. Which of them apply, and numbers in them, come from the variant and the
// house rules of the game on the table.

struct RulePage
{
    QString id;
    QString title;
    QStringList paragraphs; // StyledText
};
// The pages in order of reading, without those about what this game does not have.
[[nodiscard]] std::vector<RulePage> rulePages(const RuleBook& book);

// ---- examples, see rule_examples.h
// What the example tries; "" for an unknown id.
[[nodiscard]] QString exampleCaption(const std::string& id);
[[nodiscard]] QString allowedText(int points);
// The same in a race.
[[nodiscard]] QString allowedText();
[[nodiscard]] QString refusedText(const QString& reason);
// For a play that stands unless it is challenged.
[[nodiscard]] QString doubtfulText(const QString& reason);

} // namespace storeys
