#pragma once

#include <QString>

#include <string>

namespace storeys {

// What players are called. Games, records, settings and statistics keep one name for the person who never gave one,
// "You", whatever language is spoken; a window shows it in its language. Any other name is the same in both.
[[nodiscard]] std::string usualName();
[[nodiscard]] QString shownName(const std::string& kept);
[[nodiscard]] QString shownName(const QString& kept);
[[nodiscard]] QString keptName(const QString& shown);
// Whether a name as it is shown is that of the person who never gave one. Sentences speak to them ("You have no time
// left"), and name anybody else.
[[nodiscard]] bool isYou(const QString& shown);
// The first sentence for that person, the second, with the name for %1, for anybody else.
[[nodiscard]] QString sentenceOf(const QString& shown, const QString& toYou, const QString& ofOthers);

} // namespace storeys
