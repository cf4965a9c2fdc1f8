#pragma once

#include "base/error.h"
#include "table/text/notices.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>

namespace storeys {

// Whole files, read and written so that nothing is ever half there. Errors are one sentence that names the file and
// the system's reason; an empty one says that all is well.

// More than any record or note of ours needs, and still quick to read.
inline constexpr qint64 largestFile = 4 * 1024 * 1024; // bytes

// The bytes of a regular file. An error if it can't be read, is not a regular file (a device, a pipe) or is larger than
// largestFile.
[[nodiscard]] Result<QByteArray, QString> readWhole(const QString& file);

// Replaces the file in one step, see base/files.h: after a crash or a power cut at any moment there is all of the old
// content or all of the new, even if several programs write at once. Makes the folder if it is missing. A problem
// leaves the old file as it was. Not done with QSaveFile, which does not flush the folder, so that a power cut can undo
// its rename.
[[nodiscard]] LateText replaceFile(const QString& file, const QByteArray& bytes);

// A lock to hold while a file is read and written again, so that two running programs don't lose each other's changes.
// Waits at most two seconds for another program and then goes on without the lock; the lock of a program that is gone
// does not count. There is none in a folder that can't be written either. Makes the folder if it is missing. Null for
// an empty name.
[[nodiscard]] std::unique_ptr<QLockFile> lockOf(const QString& file);

// Moves a file to another folder of the same file system in one step, and replaces a file that is there. Makes the
// folder if it is missing.
[[nodiscard]] LateText moveFile(const QString& from, const QString& to);

} // namespace storeys
