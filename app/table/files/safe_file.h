#pragma once

#include "base/files.h"
#include "record/limits.h"
#include "table/text/notices.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>

namespace storeys {

// Reads and writes whole files so that a file is never half written. An error is a sentence that names the file and the
// system's reason; an empty text means success.

// More than any record or note of this program needs, and still quick to read.
inline constexpr qint64 largestFile = RecordLimits::bytes;

// Creates the file's folder, and those above it, so that a power cut does not lose them. Returns 0, or the system's
// error number.
int makeFolderOf(const QString& file);

// Flushes the file's folder, so that a power cut does not undo names that other code has just changed there.
void flushFolderOf(const QString& file);

// The bytes of a regular file. An error if it can't be read, is not a regular file (a device, a pipe) or is larger than
// largestFile.
[[nodiscard]] Result<QByteArray, QString> readWhole(const QString& file);

// Replaces the file in one step, see base/files.h: after a crash or power cut at any moment, the file has all of the
// old content or all of the new, even if several programs write at once. Creates the folder if it is missing. If
// writing fails, the old file is unchanged. Does not use QSaveFile, which does not flush the folder, so that a power
// cut can undo its rename.
[[nodiscard]] LateText replaceFile(const QString& file, const QByteArray& bytes, Readers readers = Readers::Usual);
// The same for a file that a person exports, under a name that was chosen or typed. Returns why it failed, or "". The
// path must be absolute.
[[nodiscard]] QString writeChosen(const QString& file, const QByteArray& bytes);

// A lock to hold while a file is read and written again, so that two running programs don't lose each other's changes.
// Waits at most two seconds for another program and then continues without the lock; ignores the lock of a program that
// is gone. Creates the folder if it is missing; if the folder can't be written to, there is no lock. Null for an empty
// name.
[[nodiscard]] std::unique_ptr<QLockFile> lockOf(const QString& file);

// Moves a file to another folder of the same file system in one step, replacing any file there. Creates the folder if
// it is missing.
[[nodiscard]] LateText moveFile(const QString& from, const QString& to);

// Removes a file so that a power cut does not bring it back. False if it can't be removed.
bool removeFile(const QString& file);

} // namespace storeys
