#pragma once

#include "base/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// A list of words that comes with a package.
struct WordSource
{
    std::string package;
    std::filesystem::path file;
    // Whether it is a list of the game Tanglet: each line has a word as it is played, in A to Z, then the written words
    // that are played this way. If none follow, the written word is the played one in lower case.
    bool isTanglet = false;
};

// The written words of the list. Its file may be compressed with gzip. The error names the file and the package.
[[nodiscard]] Result<std::vector<std::string>, std::string> readWords(const WordSource& source);

// The lines of one of our own files, without comments; an error names the file.
[[nodiscard]] Result<std::vector<std::string>, std::string> readLines(const std::filesystem::path& path);

} // namespace storeys
