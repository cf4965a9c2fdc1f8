#pragma once

#include "record_book.h"

#include <string>
#include <vector>

namespace storeys::cli {

// Reviews the turns of records and of the records in folders by words up to that level. Returns the exit status.
[[nodiscard]] int reviewRecords(const std::vector<std::string>& files, const RecordChoices& choices, int wordLevel);

} // namespace storeys::cli
