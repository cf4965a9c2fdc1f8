#pragma once

#include "base/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace storeys {

// The lines of a definitions file (see lexicon/definitions.h), sorted, from the package's files in the folder and from
// our own short glosses, which count before the package's: of each wanted word, for each part of speech, the first
// sense that is written in lower case, without examples, at most about 90 characters. An error names what is missing.
[[nodiscard]] Result<std::vector<std::string>, std::string>
readDefinitions(const std::filesystem::path& folder, const std::filesystem::path& ownGlosses,
                const std::function<bool(const std::string&)>& isWanted);

} // namespace storeys
