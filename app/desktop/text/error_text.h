#pragma once

#include <QString>

#include <string>

namespace storeys {

// What the core says is wrong with a file or a choice, for people, in the language of the interface. The core writes
// English with codes, which scripts read from storeys-cli; a sentence that is none of core_messages.h stays as it is.
[[nodiscard]] QString coreText(const std::string& message);

// The same of what is wrong with a game record: in which file and, if it is not 0, on which line.
[[nodiscard]] QString recordFault(const QString& file, const std::string& reason, int line = 0);
// Of a file with nothing in it that a game record has.
[[nodiscard]] QString noRecord(const QString& file);

} // namespace storeys
