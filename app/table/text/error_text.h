#pragma once

#include "record/gcg_text.h"
#include "rules/position.h"

#include <QString>

namespace storeys {

// Why an action is not allowed: a translated sentence for the player, StyledText with the words at fault in bold.
[[nodiscard]] QString violationText(const Violation& violation, const Position& position);

// Like violationText(), but says what a play still lacks to be legal; more tiles can make it so.
[[nodiscard]] QString lackText(const Violation& violation, const Position& position);

// The sentence without the tags and entities of StyledText.
[[nodiscard]] QString withoutMarkup(QString sentence);

// An error of the core in words for players, in the language of the interface; see app/messages. It is plain text, and
// a whole sentence only where a rule is broken.
[[nodiscard]] QString errorText(const Error& error);

// The error with the number of the line if it is not 0: "Line 4: the rack is too long."
[[nodiscard]] QString lineFault(const RecordError& wrong);
// The error of a game record, with the name of the file and, if it is not 0, the line.
[[nodiscard]] QString recordFault(const QString& file, const RecordError& wrong);
// The sentence for a file that contains nothing of a game record.
[[nodiscard]] QString noRecord(const QString& file);

} // namespace storeys
