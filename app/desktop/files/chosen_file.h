#pragma once

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace storeys {

// Files where a person wants them, under a name that was chosen or typed.

// Writes the file whole, see replaceFile(); says why not, or "".
[[nodiscard]] QString writeChosen(const QString& file, const QByteArray& bytes);

// A name for a file of a game between these players, in letters that any file system has.
[[nodiscard]] QString gameFileName(const std::vector<std::string>& players, const QString& ending);

} // namespace storeys
