#pragma once

#include "base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// The words of a plain word list, one a line, in upper case. Lines that are not two or more letters A–Z (either case)
// are skipped; CR LF ends a line as LF does, and a byte order mark at the start is no letter. An error names the file
// when it can't be read, is binary (has a zero byte) or holds no word at all.
[[nodiscard]] Result<std::vector<std::string>> readWordList(const std::filesystem::path& path);

} // namespace storeys
