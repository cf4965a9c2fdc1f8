#pragma once

#include "base/result.h"
#include "rules/variant.h"

#include <filesystem>

namespace storeys {

// Reads a variant from its JSON file (assets/variants). The error names the file and what in it is wrong: a missing
// or unknown entry, a rule or end that the program doesn't have, rows of different length, a board or rack too large.
[[nodiscard]] Result<Variant> readVariant(const std::filesystem::path& path);

} // namespace storeys
