#pragma once

#include "base/error.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// Reads and writes whole files. Reads only plain files and never waits when opening one, because a pipe or a device
// could block the program forever. Errors are CannotRead and CannotWrite, with the file and the reason.

// A whole file as read-only memory: mapped, not copied, and unmapped when its last owner is destroyed. Only for files of
// this program, which are replaced, never changed: if a mapped file becomes shorter, reading what is gone ends the
// program (SIGBUS).
class MappedFile
{
public:
    [[nodiscard]] static Result<std::shared_ptr<const MappedFile>> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    // The file's bytes, starting on a page boundary; empty for an empty file.
    [[nodiscard]] std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    [[nodiscard]] std::string_view text() const { return {reinterpret_cast<const char*>(m_data), m_size}; }

private:
    MappedFile(const std::byte* data, std::size_t size) : m_data(data), m_size(size) {}
    const std::byte* m_data;
    std::size_t m_size;
};

// Reads at most that many bytes.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& path,
                                           std::size_t mostBytes = std::string::npos);

// Who may read a file: whoever the folder and the old file let, or its owner alone, for secrets.
enum class Readers { Usual, Owner };

// Replaces a plain file in one step and keeps its permissions, unless only its owner may read it: the content first goes to a new file beside it. If the
// path is a link, the file it points to is replaced or created. Writes directly to anything that is not a plain file (/dev/null, a
// pipe with a reader) and to this program's standard output. If replacing fails, the old file is unchanged and
// nothing is left beside it.
[[nodiscard]] std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view content);
// Like writeFile(), but returns the reason as an errno value; 0 if the file was written.
[[nodiscard]] int putFile(const std::filesystem::path& path, std::string_view content,
                          Readers readers = Readers::Usual);

// The files and folders in the folder, in any order. If it can't be read, or not to its end, those that were found.
[[nodiscard]] std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder);

// Deletes files in the folder that a killed program left unfinished and that were last written to over an hour ago;
// newer ones may be in use.
void removeUnfinished(const std::filesystem::path& folder);

// The deepest accepted nesting of lists and objects in JSON. This program never writes any deeper.
inline constexpr int mostJsonDepth = 32;

// An error if lists and objects are nested deeper than `most`. Check any JSON from outside before parsing it: code that
// copies, prints or destroys parsed values recurses once per level. The text need not be valid JSON.
[[nodiscard]] std::optional<Error> nestedTooDeeply(std::string_view json, int most = mostJsonDepth);

} // namespace storeys
