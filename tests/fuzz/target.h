#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

// What fuzz targets share.

// A target is called with any bytes; it reads them as the program would and uses what it got, and none of them may crash,
// hang or break a promise. Its file makes a constant of this.
class FuzzTarget
{
public:
    using Run = int (*)(const std::uint8_t* data, std::size_t size);

    FuzzTarget(const char* name, Run run) { all().emplace(name, run); }

    // Those of this program.
    [[nodiscard]] static std::map<std::string_view, Run>& all()
    {
        static std::map<std::string_view, Run> targets;
        return targets;
    }
};

inline void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

// A file in memory with this content, for what reads files.
class MemoryFile
{
public:
    explicit MemoryFile(std::string_view content) : m_file(::memfd_create("fuzz", MFD_CLOEXEC))
    {
        require(m_file >= 0 && ::write(m_file, content.data(), content.size()) == static_cast<ssize_t>(content.size()),
                "there is memory for a file");
    }
    ~MemoryFile() { ::close(m_file); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(m_file); }

private:
    int m_file;
};
