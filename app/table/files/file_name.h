#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace storeys {

// Names of files as texts that lose nothing, for names that come from outside. The system's names are bytes, mostly but
// not always UTF-8; Qt would replace what is not. In a name that is not UTF-8, each byte from 0x80 on becomes one of the
// code units U+DC80 … U+DCFF, which no valid text has.

[[nodiscard]] QString fileName(const QByteArray& bytes);
// What the system knows the file by.
[[nodiscard]] std::string fileBytes(const QString& name);
[[nodiscard]] bool isUtf8(const QString& name);
// The file of a file: URL; a name that is no such URL as it is.
[[nodiscard]] QString fileOfUrl(const QString& nameOrUrl);

} // namespace storeys
