#pragma once

#include "base/result.h"
#include "rules/variant.h"

#include <filesystem>
#include <vector>

namespace storeys {

// Reads a variant from its JSON file (assets/variants). The error names the file and what in it is wrong: a missing
// or unknown entry, a rule or end that the program doesn't have, rows of different length, a board or rack too large.
[[nodiscard]] Result<Variant> readVariant(const std::filesystem::path& path);

// The alphabets of all variants in a folder, each once. The error is that of the first variant that can't be read, or
// names the folder if it holds none.
[[nodiscard]] Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder);

} // namespace storeys
