#include "desktop/files/safe_file.h"

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

// An open file that closes itself; -1 for none.
class Descriptor
{
public:
    Descriptor(const QString& file, int flags)
        : m_file(::open(QFile::encodeName(file).constData(), flags | O_CLOEXEC, 0644))
    {}
    ~Descriptor() { close(); }
    Q_DISABLE_COPY(Descriptor)

    [[nodiscard]] bool isOpen() const { return m_file >= 0; }
    [[nodiscard]] bool write(const QByteArray& bytes) const;
    [[nodiscard]] bool flush() const { return ::fsync(m_file) == 0 || errno == EINVAL || errno == EROFS; }
    bool close() { return m_file < 0 || ::close(std::exchange(m_file, -1)) == 0; }

private:
    int m_file;
};

bool Descriptor::write(const QByteArray& bytes) const
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t now = ::write(m_file, bytes.constData() + done, bytes.size() - done);
        if (now < 0 && errno != EINTR)
            return false;
        done += now > 0 ? now : 0;
    }
    return true;
}

// The folder's own entry is on disk too. Some file systems can't do that, and there is nothing more to be done then.
void flushFolderOf(const QString& file)
{
    const Descriptor folder(QFileInfo(file).path(), O_RDONLY | O_DIRECTORY);
    if (folder.isOpen())
        (void)folder.flush();
}

bool rename(const QString& from, const QString& to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace

QString unfinishedName(const QString& file)
{
    return file + unfinishedEnding;
}

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
    // What a link points at is replaced, not the link.
    const QFileInfo info(file);
    const QString target = info.isSymLink() && info.exists() ? info.canonicalFilePath() : file;
    const QString unfinished = unfinishedName(target);
    errno = 0;
    QDir().mkpath(QFileInfo(target).path());
    Descriptor written(unfinished, O_WRONLY | O_CREAT | O_TRUNC);
    if (!written.isOpen())
        return FileText::notWritten(file, errno);
    if (!written.write(bytes) || !written.flush() || !written.close() || !rename(unfinished, target)) {
        const int reason = errno;
        QFile::remove(unfinished);
        return FileText::notWritten(file, reason);
    }
    flushFolderOf(target);
    return std::nullopt;
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
