#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <string>
#include <vector>

namespace storeys {

// Files where a person wants them, under a name that was chosen or typed.

// Writes the file whole, see replaceFile(); says why not, or "".
[[nodiscard]] QString writeChosen(const QString& file, const QByteArray& bytes);

// A name for a file of a game between these players that is written on that day, in letters that any file system has:
// "Ann - Bo 2026-03-31.gcg".
[[nodiscard]] QString gameFileName(const std::vector<std::string>& players, QDate day, const QString& ending);

} // namespace storeys
