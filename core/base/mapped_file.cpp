#include "base/mapped_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storeys {

namespace {

Error failed(const std::filesystem::path& path, const char* reason)
{
    return Error{"cannot read " + path.string() + ": " + reason};
}

} // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::filesystem::path& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return failed(path, std::strerror(errno));
    struct stat info = {};
    const bool plain = ::fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    const auto size = plain ? static_cast<std::size_t>(info.st_size) : 0;
    void* data = size > 0 ? ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0) : nullptr;
    const int reason = errno;
    ::close(file);
    if (!plain)
        return failed(path, "not a regular file");
    if (data == MAP_FAILED)
        return failed(path, std::strerror(reason));
    return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<const std::byte*>(data), size));
}

MappedFile::~MappedFile()
{
    if (m_size > 0)
        ::munmap(const_cast<std::byte*>(m_data), m_size);
}

} // namespace storeys
