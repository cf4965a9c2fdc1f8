#pragma once

#include "record/gcg_record.h"

#include <QString>

namespace storeys {

// What the core says is wrong with a file or a choice, for players, in the language of the interface; see app/messages.
[[nodiscard]] QString errorText(const Error& error);

// The same of what is wrong with a game record: in which file and, if it is not 0, on which line.
[[nodiscard]] QString recordFault(const QString& file, const RecordError& wrong);
// Of a file with nothing in it that a game record has.
[[nodiscard]] QString noRecord(const QString& file);

} // namespace storeys
