#include "base/files.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace storeys {

namespace {

constexpr mode_t permissions = 0777; // the permission bits of a file's mode
constexpr mode_t ofNewFiles = 0666;  // before the user's umask is applied
constexpr mode_t ofOwner = 0600;
constexpr int mostAttempts = 1000; // to find an unused file name
constexpr int mostLinks = 40;      // in a chain, as in Linux

// New files get the name ".storeys-PROCESS-NUMBER.new" until they are complete.
constexpr std::string_view unfinishedBegin = ".storeys-";
constexpr std::string_view unfinishedEnd = ".new";

// A file descriptor that closes itself. If opening failed, errno says why.
class Descriptor
{
public:
    Descriptor() = default;
    // Opening the file and reading from it never wait for the other end of a pipe.
    Descriptor(const std::filesystem::path& path, int flags)
        : m_file(::open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, ofNewFiles))
    {}
    Descriptor(Descriptor&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] bool isOpen() const { return m_file >= 0; }
    [[nodiscard]] int number() const { return m_file; }
    bool close() { return m_file < 0 || ::close(std::exchange(m_file, -1)) == 0; }

private:
    int m_file = -1;
};

Error notRead(const std::filesystem::path& path)
{
    return {Fault::CannotRead, {path.string(), std::strerror(errno)}};
}

// Why the file is not open or is not a plain file; none if it is an open plain file.
std::optional<Error> whyUnreadable(const std::filesystem::path& path, const Descriptor& file, struct stat& info)
{
    if (!file.isOpen() || ::fstat(file.number(), &info) != 0)
        return notRead(path);
    if (!S_ISREG(info.st_mode))
        return Error{Fault::CannotRead, {path.string()}, {{Fault::NotRegularFile}}};
    return std::nullopt;
}

bool writeAll(int file, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t now = ::write(file, content.data(), content.size());
        if (now == 0) // a broken driver; trying again might never end
            errno = EIO;
        if (now == 0 || (now < 0 && errno != EINTR))
            return false;
        content.remove_prefix(now > 0 ? static_cast<std::size_t>(now) : 0);
    }
    return true;
}

// Flushes the file to disk. True on success, and on file systems that can't flush, where nothing more can be done.
bool flushed(int file)
{
    return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS;
}

bool writeDirectly(const std::filesystem::path& path, std::string_view content)
{
    Descriptor file(path, O_WRONLY);
    if (!file.isOpen())
        return false;
    const int flags = ::fcntl(file.number(), F_GETFL);
    ::fcntl(file.number(), F_SETFL, flags & ~O_NONBLOCK); // writing to a pipe waits for a slow reader
    return writeAll(file.number(), content) && file.close();
}

// Creates a new file and returns it with its name; the file is not open if it could not be created. The process number
// in the name keeps programs apart; the number of the attempt keeps threads and leftovers of killed programs apart.
std::pair<Descriptor, std::filesystem::path> newFileIn(const std::filesystem::path& folder)
{
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        auto path = folder
                    / (std::string(unfinishedBegin) + std::to_string(::getpid()) + '-' + std::to_string(attempt)
                       + std::string(unfinishedEnd));
        Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL);
        if (file.isOpen() || errno != EEXIST)
            return {std::move(file), std::move(path)};
    }
    return {};
}

// The file that a chain of links leads to, which need not exist; the path itself if it is no link.
std::filesystem::path endOfLinks(std::filesystem::path path, std::error_code& failed)
{
    for (int links = 0; links < mostLinks; ++links) {
        std::error_code isNoLink;
        const auto next = std::filesystem::read_symlink(path, isNoLink);
        if (isNoLink)
            return path;
        path = path.parent_path() / next;
    }
    failed = std::make_error_code(std::errc::too_many_symbolic_link_levels);
    return path;
}

bool replace(const std::filesystem::path& target, const struct stat* old, std::string_view content, Readers readers)
{
    const auto folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
    auto [file, draft] = newFileIn(folder);
    if (!file.isOpen())
        return false;
    const std::optional<mode_t> mode = readers == Readers::Owner ? std::optional(ofOwner)
                                       : old                     ? std::optional(old->st_mode & permissions)
                                                                 : std::nullopt;
    const bool done = (!mode || ::fchmod(file.number(), *mode) == 0) && writeAll(file.number(), content)
                      && flushed(file.number()) && file.close() && std::rename(draft.c_str(), target.c_str()) == 0;
    if (done) {
        // Without flushing the folder, a power cut could lose the new file's name.
        if (const Descriptor opened(folder, O_RDONLY | O_DIRECTORY); opened.isOpen())
            (void)flushed(opened.number());
        return true;
    }
    const int reason = errno;
    ::unlink(draft.c_str());
    errno = reason;
    return false;
}

} // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::filesystem::path& path)
{
    const Descriptor file(path, O_RDONLY);
    struct stat info = {};
    if (auto problem = whyUnreadable(path, file, info))
        return *std::move(problem);
    const auto size = static_cast<std::size_t>(info.st_size);
    void* data = size > 0 ? ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0) : nullptr;
    if (data == MAP_FAILED)
        return notRead(path);
    return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<const std::byte*>(data), size));
}

MappedFile::~MappedFile()
{
    if (m_size > 0)
        ::munmap(const_cast<std::byte*>(m_data), m_size);
}

Result<std::string> readFile(const std::filesystem::path& path, std::size_t mostBytes)
{
    const Descriptor file(path, O_RDONLY);
    struct stat info = {};
    if (auto problem = whyUnreadable(path, file, info))
        return *std::move(problem);
    std::string content(std::min(static_cast<std::size_t>(info.st_size), mostBytes), '\0');
    std::size_t done = 0;
    while (done < content.size()) {
        const ssize_t now = ::read(file.number(), content.data() + done, content.size() - done);
        if (now < 0 && errno != EINTR)
            return notRead(path);
        if (now == 0)
            break; // the file was truncated while it was read
        done += now > 0 ? static_cast<std::size_t>(now) : 0;
    }
    content.resize(done);
    return content;
}

int putFile(const std::filesystem::path& path, std::string_view content, Readers readers)
{
    struct stat info = {};
    struct stat output = {};
    const bool exists = ::stat(path.c_str(), &info) == 0;
    const bool isOutput =
        exists && ::fstat(STDOUT_FILENO, &output) == 0 && info.st_dev == output.st_dev && info.st_ino == output.st_ino;
    std::error_code unknown;
    const auto target = endOfLinks(path, unknown);
    bool done = false;
    if (isOutput)
        done = writeAll(STDOUT_FILENO, content);
    else if (exists && !S_ISREG(info.st_mode))
        done = writeDirectly(path, content);
    else if (errno = unknown.value(); !unknown)
        done = replace(target, exists ? &info : nullptr, content, readers);
    return done ? 0 : errno;
}

std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view content)
{
    const int reason = putFile(path, content);
    return reason == 0 ? std::nullopt
                       : std::optional(Error{Fault::CannotWrite, {path.string(), std::strerror(reason)}});
}

std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> entries;
    std::error_code failed; // a range-based loop would step by ++, which throws
    for (std::filesystem::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        entries.push_back(at->path());
    return entries;
}

void removeUnfinished(const std::filesystem::path& folder)
{
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code failed;
    for (const auto& path : entriesOf(folder)) {
        const std::string name = path.filename().string();
        if (!name.starts_with(unfinishedBegin) || !name.ends_with(unfinishedEnd))
            continue;
        const auto written = std::filesystem::last_write_time(path, failed);
        if (!failed && written < old)
            std::filesystem::remove(path, failed);
    }
}

std::optional<Error> nestedTooDeeply(std::string_view json, int most)
{
    int depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInText && c == '\\')
            ++i;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && (c == '[' || c == '{') && ++depth > most)
            return Error{Fault::NestedTooDeeply, {std::to_string(most)}};
        else if (!isInText && (c == ']' || c == '}'))
            --depth;
    }
    return std::nullopt;
}

} // namespace storeys
