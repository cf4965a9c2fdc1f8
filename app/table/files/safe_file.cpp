#include "table/files/safe_file.h"

#include "base/files.h"
#include "table/files/file_name.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace storeys {

namespace {

constexpr int patience = 2000; // ms to wait for a lock

QString notRead(const QString& file, const QString& reason)
{
    return Words::tr("Cannot read %1: %2.").arg(file, reason);
}

LateText notWritten(const QString& file, int reason)
{
    return LateText([=] { return Words::tr("Cannot write %1: %2.").arg(file, qt_error_string(reason)); });
}

// Flushes the names in the folder to disk. Ignores failures: some file systems can't do that.
void flushFolder(const std::filesystem::path& path)
{
    const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    (void)::fsync(folder);
    ::close(folder);
}

std::filesystem::path folderOf(const QString& file)
{
    return fileBytes(QFileInfo(file).path());
}

// Creates the folder and those above it, and flushes their names: a file survives a power cut only if its folder does.
int makeFolder(const std::filesystem::path& folder)
{
    std::error_code failed;
    if (folder.empty() || std::filesystem::is_directory(folder, failed))
        return 0;
    if (const int reason = makeFolder(folder.parent_path()); reason != 0)
        return reason;
    if (std::filesystem::create_directory(folder, failed))
        flushFolder(folder.parent_path());
    return failed.value();
}

} // namespace

int makeFolderOf(const QString& file)
{
    return makeFolder(folderOf(file));
}

void flushFolderOf(const QString& file)
{
    flushFolder(folderOf(file));
}

Result<QByteArray, QString> readWhole(const QString& file)
{
    // O_NONBLOCK: does not wait for the other end of a pipe.
    const int number = ::open(fileBytes(file).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (number < 0)
        return notRead(file, qt_error_string(errno));
    QFile opened;
    if (!opened.open(number, QIODevice::ReadOnly, QFile::AutoCloseHandle))
        return notRead(file, opened.errorString());
    struct stat info = {};
    if (::fstat(number, &info) != 0 || !S_ISREG(info.st_mode))
        return notRead(file, Words::tr("it is not a regular file"));
    const QByteArray bytes = opened.read(largestFile + 1);
    if (opened.error() != QFileDevice::NoError)
        return notRead(file, opened.errorString());
    if (bytes.size() > largestFile)
        return notRead(file, Words::tr("a game record has at most %1 MB").arg(largestFile >> 20));
    return bytes;
}

LateText replaceFile(const QString& file, const QByteArray& bytes, Readers readers)
{
    int reason = makeFolderOf(file);
    if (reason == 0)
        reason = putFile(fileBytes(file), {bytes.constData(), static_cast<std::size_t>(bytes.size())}, readers);
    return reason == 0 ? LateText() : notWritten(file, reason);
}

QString writeChosen(const QString& file, const QByteArray& bytes)
{
    const QFileInfo info(file);
    if (info.isRelative())
        return Words::tr("%1 is not a full path. Start it with a slash.").arg(file);
    if (info.exists() && !info.isFile())
        return Words::tr("Cannot write to %1. Choose another file.").arg(file);
    if (!QFileInfo(info.path()).isDir())
        return Words::tr("The folder %1 does not exist. Choose another folder.").arg(info.path());
    return replaceFile(file, bytes);
}

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    if (file.isEmpty())
        return nullptr;
    (void)makeFolderOf(file); // without the folder there is no lock either
    auto lock = std::make_unique<QLockFile>(file + ".lock");
    [[maybe_unused]] const bool isAlone = lock->tryLock(patience);
    return lock;
}

LateText moveFile(const QString& from, const QString& to)
{
    if (const int reason = makeFolderOf(to); reason != 0)
        return notWritten(to, reason);
    if (std::rename(fileBytes(from).c_str(), fileBytes(to).c_str()) != 0)
        return notWritten(to, errno);
    flushFolderOf(to);
    flushFolderOf(from);
    return {};
}

bool removeFile(const QString& file)
{
    const bool isRemoved = QFile::remove(file);
    flushFolderOf(file);
    return isRemoved;
}

} // namespace storeys
