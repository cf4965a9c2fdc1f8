#pragma once

#include "record_book.h"

#include <string>
#include <vector>

namespace storeys::cli {

// Reviews the turns of records; `files` may contain folders of records. Words up to `wordLevel` are expected of the
// players. Returns the exit status.
[[nodiscard]] int reviewRecords(const std::vector<std::string>& files, const RecordChoices& choices, int wordLevel);

} // namespace storeys::cli
