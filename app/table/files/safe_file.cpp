#include "table/files/safe_file.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace storeys {

namespace {

constexpr int patience = 2000; // ms

class FileText
{
    Q_DECLARE_TR_FUNCTIONS(FileText)

public:
    static QString notRead(const QString& file, const QString& reason)
    {
        return tr("Cannot read %1: %2.").arg(file, reason);
    }
    static Telling notWritten(const QString& file, int reason)
    {
        return Telling([=] { return tr("Cannot write %1: %2.").arg(file, qt_error_string(reason)); });
    }
    static QString notPlain() { return tr("it is not a regular file"); }
    static QString tooLarge() { return tr("the file is too large for a game record"); }
};

// Makes sure that the folder's own entry is on disk. Some file systems can't do that, and then nothing more can be
// done.
void flushFolderOf(const QString& file)
{
    const int folder =
        ::open(QFile::encodeName(QFileInfo(file).path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    (void)::fsync(folder);
    ::close(folder);
}

bool rename(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace

Result<QByteArray, QString> readWhole(const QString& file)
{
    const QFileInfo info(file);
    if (info.exists() && !info.isFile())
        return FileText::notRead(file, FileText::notPlain());
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return FileText::notRead(file, opened.errorString());
    const QByteArray bytes = opened.read(largestFile + 1);
    if (opened.error() != QFileDevice::NoError)
        return FileText::notRead(file, opened.errorString());
    if (bytes.size() > largestFile)
        return FileText::notRead(file, FileText::tooLarge());
    return bytes;
}

std::optional<Telling> replaceFile(const QString& file, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(file).path());
    const int reason =
        putFile(QFile::encodeName(file).toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return reason == 0 ? std::nullopt : std::optional(FileText::notWritten(file, reason));
}

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    if (file.isEmpty())
        return nullptr;
    QDir().mkpath(QFileInfo(file).path());
    auto lock = std::make_unique<QLockFile>(file + ".lock");
    [[maybe_unused]] const bool isAlone = lock->tryLock(patience);
    return lock;
}

std::optional<Telling> moveFile(const QString& from, const QString& to)
{
    QDir().mkpath(QFileInfo(to).path());
    if (!rename(from, to))
        return FileText::notWritten(to, errno);
    flushFolderOf(to);
    flushFolderOf(from);
    return std::nullopt;
}

} // namespace storeys
