#pragma once

#include "base/error.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace storeys {

// Whole files, read and written. Only plain files are read, and opening one never waits: a pipe or a device could hold
// the program for ever. Errors are CannotRead and CannotWrite, with the file and the reason.

// A whole file as read-only memory, mapped and not copied; unmapped with the last owner.
class MappedFile
{
public:
    [[nodiscard]] static Result<std::shared_ptr<const MappedFile>> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    // Starts on a page boundary; empty for an empty file.
    [[nodiscard]] std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    MappedFile(const std::byte* data, std::size_t size) : m_data(data), m_size(size) {}
    const std::byte* m_data;
    std::size_t m_size;
};

// A copy of the file's content.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& path);

// Replaces a plain file in one step and keeps its permissions: the content goes to a new file beside it first, with a
// name of its own. Of a link, the file that it leads to is replaced. What is no plain file (/dev/null, a pipe with a
// reader) or is this program's output is written to directly. After a problem the old file is as it was, with nothing
// beside it.
[[nodiscard]] std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view content);
// The same, with the reason as errno has it; 0 if the file is written.
[[nodiscard]] int putFile(const std::filesystem::path& path, std::string_view content);

// New files beside others are named ".storeys-PROCESS-NUMBER.new". A killed program leaves its own there.
inline constexpr std::string_view unfinishedBegin = ".storeys-";
inline constexpr std::string_view unfinishedEnd = ".new";
// Deletes those in a folder that were last written to over an hour ago: later ones may still be in use.
void removeUnfinished(const std::filesystem::path& folder);

// How deeply lists and objects of a JSON text may lie in each other: more than in anything that this program writes.
inline constexpr int mostJsonDepth = 32;

// Says so if they lie deeper: asked before any JSON from outside is parsed, as what copies, prints or destroys the
// values calls itself for each level. The text need not be valid.
[[nodiscard]] std::optional<Error> nestedTooDeeply(std::string_view json);

} // namespace storeys
