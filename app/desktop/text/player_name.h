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

} // namespace storeys
