#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include <stdlib.h>

namespace storeys::test {

// A new folder, removed with all that is in it, so that tests that run at the same time don't meet.
class ScratchFolder
{
public:
    ScratchFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "storeys-test-XXXXXX").string();
        if (!::mkdtemp(name.data()))
            throw std::runtime_error("can't make " + name);
        m_folder = name;
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_folder; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return m_folder / name; }
    // Replaces what was there; returns the file's path.
    std::filesystem::path write(std::string_view name, std::string_view content) const
    {
        const std::filesystem::path file = *this / name;
        std::ofstream(file, std::ios::binary) << content;
        return file;
    }

private:
    std::filesystem::path m_folder;
};

} // namespace storeys::test
