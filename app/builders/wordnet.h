#pragma once

#include "base/error.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace storeys {

// The sorted lines of a definitions file (see lexicon/definitions.h), from WordNet's files in the folder and from our
// own short glosses, which replace WordNet's. A wanted word has one line for each part of speech: its first sense that
// is written in lower case, without examples, about 90 characters at most. The error names what is missing.
[[nodiscard]] Result<std::vector<std::string>, std::string>
readDefinitions(const std::filesystem::path& folder, const std::filesystem::path& ownGlosses,
                const std::function<bool(const std::string&)>& isWanted);

} // namespace storeys
