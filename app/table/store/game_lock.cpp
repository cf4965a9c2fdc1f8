#include "table/store/game_lock.h"

#include "table/files/safe_file.h"
#include "table/qml.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSysInfo>

namespace storeys {

namespace {

constexpr int repairWait = 300; // milliseconds; creating a lock file takes a program much less

// Whether a program can have written this lock to its end: five lines, with a number of a process in the first.
bool isWhole(const QLockFile& lock)
{
    const auto bytes = readWhole(lock.fileName());
    return bytes && bytes->count('\n') >= 5 && lock.getLockInfo(nullptr, nullptr, nullptr);
}

// QLockFile leaves a lock that it can't write to, as it can't see then whether a program still holds it.
bool removeLock(QLockFile& lock)
{
    const QString file = lock.fileName();
    return lock.removeStaleLockFile() || (!QFileInfo(file).isWritable() && QFile::remove(file));
}

} // namespace

QString ForeignLock::text() const
{
    const QString when = QLocale().toString(since, QLocale::ShortFormat);
    return computer.isEmpty()
               ? Words::tr("Another computer opened this game on %1 and has not closed it.").arg(when)
               : Words::tr("The computer “%1” opened this game on %2 and has not closed it.").arg(computer, when);
}

// QLockFile treats a damaged lock as locked for ever. A program that is just creating its lock leaves it empty for a
// moment, so a damaged one is removed only if it stays so.
bool acquire(QLockFile& lock, int wait)
{
    if (lock.tryLock(wait))
        return true;
    if (lock.error() != QLockFile::LockFailedError || isWhole(lock))
        return false;
    if (lock.tryLock(repairWait))
        return true;
    return !isWhole(lock) && removeLock(lock) && lock.tryLock(0);
}

bool isTaken(QLockFile& lock, int wait)
{
    return !acquire(lock, wait) && lock.error() == QLockFile::LockFailedError;
}

// Compares as QLockFile does: the ids of the computers, or their names if one has no id.
std::optional<ForeignLock> foreignLock(const QLockFile& lock)
{
    const auto bytes = readWhole(lock.fileName());
    if (!bytes || !isWhole(lock))
        return std::nullopt;
    const QByteArrayList lines = bytes->split('\n'); // process, program, computer, its id, id of its start
    const QString computer = QString::fromUtf8(lines[2]);
    const QByteArray ourId = QSysInfo::machineUniqueId();
    const bool isOurs = lines[3].isEmpty() || ourId.isEmpty()
                            ? computer.isEmpty() || computer == QSysInfo::machineHostName()
                            : lines[3] == ourId;
    if (isOurs)
        return std::nullopt;
    return ForeignLock{computer, QFileInfo(lock.fileName()).lastModified(), *bytes};
}

// Like QLockFile, lets only one program at a time remove a lock: the second could hit the new lock of the first.
bool replaceLock(const ForeignLock& foreign, QLockFile& lock)
{
    QLockFile alone(lock.fileName() + ".rmlock");
    return alone.tryLock(repairWait) && foreignLock(lock) == foreign && removeLock(lock) && lock.tryLock(0);
}

} // namespace storeys
