#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

namespace storeys {

// Files where a person wants them, under a name that was chosen or typed.

// Writes the file in one step, see replaceFile(). Returns why it could not, or "". The path must be absolute.
[[nodiscard]] QString writeChosen(const QString& file, const QByteArray& bytes);

// A file name for a game between these players, named as they are shown, on that day, such as "Ann - Bo 2026-03-31.gcg", in characters that any
// file system allows.
[[nodiscard]] QString gameFileName(const QStringList& players, QDate day, const QString& ending);

} // namespace storeys
