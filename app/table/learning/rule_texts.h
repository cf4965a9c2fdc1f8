#pragma once

#include "rules/position.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace storeys {

// What the rules help says, translated, in our own words. Numbers and what applies at all come from the rules of the
// game in play: its variant and its house rules.

struct RulePage
{
    QString id;
    QString title;
    QStringList paragraphs; // StyledText
};
// In the order of reading. Pages about what this game does not have are left out.
[[nodiscard]] std::vector<RulePage> rulePages(const RuleBook& book);

// ---- examples, see rule_examples.h
// What is tried; "" for an unknown id.
[[nodiscard]] QString exampleCaption(const std::string& id);
[[nodiscard]] QString allowedText(int points);
// In a race.
[[nodiscard]] QString allowedText();
[[nodiscard]] QString refusedText(const QString& reason);
// Of a play that stands unless it is challenged.
[[nodiscard]] QString doubtfulText(const QString& reason);

} // namespace storeys
