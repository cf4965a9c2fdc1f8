#pragma once

#include "record/gcg_text.h"
#include "rules/position.h"

#include <QString>

namespace storeys {

// Why an action is not allowed: a translated sentence for the player, StyledText with the words at fault in bold.
[[nodiscard]] QString violationText(const Violation& violation, const Position& position);

// Like violationText(), for a play that more tiles can make legal: says what it still lacks.
[[nodiscard]] QString lackText(const Violation& violation, const Position& position);

// The sentence without the tags and entities of StyledText.
[[nodiscard]] QString withoutMarkup(QString sentence);

// An error of the core in words for players, in the language of the interface; see app/messages. Plain text, with a
// full stop only if the error is a broken rule.
[[nodiscard]] QString errorText(const Error& error);

// The error with the number of the line if it is not 0: "Line 4: the rack is too long."
[[nodiscard]] QString lineFault(const RecordError& wrong);
// The text for an error in a game record: the file's name, the number of the line unless it is 0, and the error.
[[nodiscard]] QString recordFault(const QString& file, const RecordError& wrong);
// The sentence for a file in which nothing looks like a game record.
[[nodiscard]] QString noRecord(const QString& file);

} // namespace storeys
