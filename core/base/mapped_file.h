#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

namespace storeys {

// A whole file as read-only memory, mapped and not copied; unmapped with the last owner.
class MappedFile
{
public:
    // Fails with the file's name and the reason of the system if it can't be opened or is no plain file.
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

} // namespace storeys
