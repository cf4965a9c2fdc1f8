#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <optional>

namespace storeys {

// The lock of a saved game is a QLockFile that never expires. A lock that a killed program of this computer left, or that
// is damaged, is removed without a question. The lock of another computer can outlast its program, for example on a USB
// stick, in a synchronized folder or after the system was installed again. This program can't know whether the other one
// still runs, so the person decides.

// A lock that another computer wrote.
struct ForeignLock
{
    QString computer; // its name; "" if the lock has none
    QDateTime since;
    QByteArray bytes; // of the lock file

    // Which computer opened the game and when, in a sentence.
    [[nodiscard]] QString text() const;
    bool operator==(const ForeignLock&) const = default;
};

// Takes the lock if it becomes free within `wait` milliseconds.
[[nodiscard]] bool acquire(QLockFile& lock, int wait);
// Whether another program has the lock, see acquire(). If the lock can't be written, nobody has it.
[[nodiscard]] bool isTaken(QLockFile& lock, int wait);
// What is in the way of this lock, if that is the lock of another computer.
[[nodiscard]] std::optional<ForeignLock> foreignLock(const QLockFile& lock);
// Removes the lock of another computer and takes this one in its place. Fails if the lock has changed, or if a program
// still holds it, which can be seen where computers share a disk.
[[nodiscard]] bool replaceLock(const ForeignLock& foreign, QLockFile& lock);

} // namespace storeys
