#pragma once

#include "base/result.h"
#include "table/text/telling.h"

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace storeys {

// Whole files, read and written so that nothing is ever half there. Errors are one sentence that names the file and
// the system's reason.

// Everything that a record or a note of ours can be, far below what would be slow to read.
inline constexpr qint64 largestFile = 4 * 1024 * 1024; // bytes

// The bytes of a plain file; an error if it can't be read, is no plain file (a device, a pipe) or larger than
// largestFile.
[[nodiscard]] Result<QByteArray, QString> readWhole(const QString& file);

// Puts the bytes in the place of the file in one step, see writeFile() in base/files.h: after a crash or a power cut at
// any moment there is either all of the old or all of the new, also where several programs write it at once. Makes the
// folder if there is none. A problem leaves the old file as it was.
// The library's QSaveFile does not flush the folder, without which a power cut can take the rename back.
[[nodiscard]] std::optional<Telling> replaceFile(const QString& file, const QByteArray& bytes);

// Held while a file is read and written again, so that two running programs don't lose each other's changes. Waits two
// seconds at most for the other, whose lock does not count once it is gone; in a folder that can't be written there is
// none. Makes the folder if it is missing. Null for no file.
[[nodiscard]] std::unique_ptr<QLockFile> lockOf(const QString& file);

// Moves a file to another folder of the same file system in one step, over one that may be there.
[[nodiscard]] std::optional<Telling> moveFile(const QString& from, const QString& to);

} // namespace storeys
