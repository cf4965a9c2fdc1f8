#pragma once

#include "record/gcg_record.h"

#include <QString>

namespace storeys {

// An error of the core as a sentence for players, in the language of the interface; see app/messages.
[[nodiscard]] QString errorText(const Error& error);

// The same with the number of the line if it is not 0: "Line 4: the rack is too long."
[[nodiscard]] QString lineFault(const RecordError& wrong);
// The same for a game record, with the name of the file and, if it is not 0, the line.
[[nodiscard]] QString recordFault(const QString& file, const RecordError& wrong);
// For a file that has nothing of a game record in it.
[[nodiscard]] QString noRecord(const QString& file);

} // namespace storeys
