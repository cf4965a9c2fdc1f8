// Preloaded into a program: what the program does to files below the folder STOREYS_POWER_FOLDER, and what it says on
// standard output meanwhile, goes to the file STOREYS_POWER_LOG in the order in which it happens. A line for each call
// that succeeded, its fields separated by tabs, bytes in hexadecimal: see disk.cpp, which reads them. It knows the calls
// that this program and Qt make; the test notices if it misses one.

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

constexpr int mostFiles = 1024;
bool isOurs[mostFiles]; // the open files below the folder, by number

template<class Function>
Function* next(Function*, const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

// Holds all other calls back, so that the log has the order of the disk.
class Turn
{
public:
    Turn() { mutex().lock(); }
    ~Turn() { mutex().unlock(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

private:
    static std::recursive_mutex& mutex()
    {
        static auto* one = new std::recursive_mutex; // lives longer than all threads
        return *one;
    }
};

bool isBelow(const char* path)
{
    static const char* const folder = std::getenv("STOREYS_POWER_FOLDER");
    const std::string_view begin = folder ? folder : "";
    const std::string_view name = path ? path : "";
    return !begin.empty() && name.starts_with(begin) && (name.size() == begin.size() || name[begin.size()] == '/');
}

bool isOpen(int file)
{
    return file >= 0 && file < mostFiles && isOurs[file];
}

std::string hex(const void* data, std::size_t size)
{
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        char two[3];
        std::snprintf(two, sizeof two, "%02x", static_cast<const unsigned char*>(data)[i]);
        text += two;
    }
    return text;
}

// By the system directly: write() is one of ours.
void log(std::string line)
{
    static const int file = [] {
        const char* name = std::getenv("STOREYS_POWER_LOG");
        return name ? static_cast<int>(
                   ::syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666))
                    : -1;
    }();
    line += '\n';
    if (file >= 0 && ::syscall(SYS_write, file, line.data(), line.size()) != static_cast<long>(line.size()))
        std::abort();
}

template<class... Fields>
int logged(int result, const Fields&... fields)
{
    if (result >= 0) {
        std::string line;
        ((line += line.empty() ? "" : "\t", line += fields), ...);
        log(line);
    }
    return result;
}

int opened(int file, const char* path, int flags)
{
    if (file < 0 || file >= mostFiles)
        return file;
    isOurs[file] = isBelow(path);
    if (!isOurs[file])
        return file;
    const bool isNameless = (flags & O_TMPFILE) == O_TMPFILE;
    return logged(file, "open", std::to_string(file), path, isNameless ? "nameless" : (flags & O_TRUNC) ? "empty" : "");
}

ssize_t written(int file, const void* data, ssize_t size, off_t at)
{
    if (size > 0 && file == STDOUT_FILENO)
        log("say\t" + hex(data, static_cast<std::size_t>(size)));
    else if (size > 0 && isOpen(file))
        log("write\t" + std::to_string(file) + '\t' + std::to_string(at) + '\t'
            + hex(data, static_cast<std::size_t>(size)));
    return size;
}

mode_t modeOf(int flags, va_list rest)
{
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
}

} // namespace

#define READ_MODE                                                                                                      \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    const mode_t mode = modeOf(flags, rest);                                                                           \
    va_end(rest);                                                                                                      \
    const Turn turn

extern "C" {

int open(const char* path, int flags, ...)
{
    READ_MODE;
    return opened(next(&open, "open")(path, flags, mode), path, flags);
}

int open64(const char* path, int flags, ...)
{
    READ_MODE;
    return opened(next(&open64, "open64")(path, flags, mode), path, flags);
}

int openat(int folder, const char* path, int flags, ...)
{
    READ_MODE;
    return opened(next(&openat, "openat")(folder, path, flags, mode), path, flags);
}

int openat64(int folder, const char* path, int flags, ...)
{
    READ_MODE;
    return opened(next(&openat64, "openat64")(folder, path, flags, mode), path, flags);
}

int creat(const char* path, mode_t mode)
{
    return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

int close(int file)
{
    const Turn turn;
    const int result = next(&close, "close")(file);
    if (isOpen(file)) {
        isOurs[file] = false;
        logged(result, "close", std::to_string(file));
    }
    return result;
}

ssize_t write(int file, const void* data, size_t size)
{
    const Turn turn;
    const ssize_t result = next(&write, "write")(file, data, size);
    return written(file, data, result, isOpen(file) ? ::lseek(file, 0, SEEK_CUR) - result : 0);
}

ssize_t pwrite(int file, const void* data, size_t size, off_t at)
{
    const Turn turn;
    return written(file, data, next(&pwrite, "pwrite")(file, data, size, at), at);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t at)
{
    const Turn turn;
    return written(file, data, next(&pwrite64, "pwrite64")(file, data, size, at), at);
}

int ftruncate(int file, off_t size) noexcept
{
    const Turn turn;
    const int result = next(&ftruncate, "ftruncate")(file, size);
    return isOpen(file) ? logged(result, "size", std::to_string(file), std::to_string(size)) : result;
}

int ftruncate64(int file, off64_t size) noexcept
{
    return ftruncate(file, size);
}

int fsync(int file)
{
    const Turn turn;
    const int result = next(&fsync, "fsync")(file);
    return isOpen(file) ? logged(result, "sync", std::to_string(file)) : result;
}

int fdatasync(int file)
{
    return fsync(file);
}

int rename(const char* from, const char* to) noexcept
{
    const Turn turn;
    const int result = next(&rename, "rename")(from, to);
    return isBelow(from) || isBelow(to) ? logged(result, "move", from, to) : result;
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    const Turn turn;
    const int result = next(&renameat, "renameat")(fromFolder, from, toFolder, to);
    return isBelow(from) || isBelow(to) ? logged(result, "move", from, to) : result;
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    const Turn turn;
    const int result = next(&renameat2, "renameat2")(fromFolder, from, toFolder, to, flags);
    return isBelow(from) || isBelow(to) ? logged(result, "move", from, to) : result;
}

int link(const char* from, const char* to) noexcept
{
    const Turn turn;
    const int result = next(&link, "link")(from, to);
    return isBelow(to) ? logged(result, "link", from, to) : result;
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    const Turn turn;
    const int result = next(&linkat, "linkat")(fromFolder, from, toFolder, to, flags);
    return isBelow(to) ? logged(result, "link", from, to) : result;
}

int unlink(const char* path) noexcept
{
    const Turn turn;
    const int result = next(&unlink, "unlink")(path);
    return isBelow(path) ? logged(result, "remove", path) : result;
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    const Turn turn;
    const int result = next(&unlinkat, "unlinkat")(folder, path, flags);
    return isBelow(path) ? logged(result, "remove", path) : result;
}

int remove(const char* path) noexcept
{
    const Turn turn;
    const int result = next(&remove, "remove")(path);
    return isBelow(path) ? logged(result, "remove", path) : result;
}

int rmdir(const char* path) noexcept
{
    const Turn turn;
    const int result = next(&rmdir, "rmdir")(path);
    return isBelow(path) ? logged(result, "remove", path) : result;
}

int mkdir(const char* path, mode_t mode) noexcept
{
    const Turn turn;
    const int result = next(&mkdir, "mkdir")(path, mode);
    return isBelow(path) ? logged(result, "folder", path) : result;
}

int mkdirat(int folder, const char* path, mode_t mode) noexcept
{
    const Turn turn;
    const int result = next(&mkdirat, "mkdirat")(folder, path, mode);
    return isBelow(path) ? logged(result, "folder", path) : result;
}

} // extern "C"
