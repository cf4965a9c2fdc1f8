#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace storeys {

// Files from and for outside, whole. Only plain files are read, and opening one never waits: a pipe or a device could
// hold the program for ever. Errors are CannotRead and CannotWrite, with
// the file and the reason.

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

// Puts the content in the place of a plain file in one step, with the permissions of the one that was there: it is
// written to a new file beside it first, whose name nothing else has. Of a link, what it leads to is replaced. What is
// no plain file (/dev/null, a pipe with a reader) or is this program's output is written to as it is. A problem leaves
// the old file as it was and nothing beside it.
[[nodiscard]] std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view content);
// The same for those who say it in words of their own: what errno says, 0 if it is written.
[[nodiscard]] int putFile(const std::filesystem::path& path, std::string_view content);

// How the new files beside are called: ".storeys-PROCESS-NUMBER.new". A killed program leaves its own there.
inline constexpr std::string_view unfinishedBegin = ".storeys-";
inline constexpr std::string_view unfinishedEnd = ".new";
// Deletes those in a folder that nobody has written to for an hour: others are being written now.
void removeUnfinished(const std::filesystem::path& folder);

} // namespace storeys
