#pragma once

#include <QByteArray>
#include <QDate>
#include <QJsonDocument>
#include <QString>
#include <QStringList>

#include <string>

namespace storeys {

// Converts file names from outside to text without loss. The system's names are bytes, usually but not always UTF-8; Qt
// would replace invalid bytes. In a name that is not UTF-8, each byte from 0x80 on becomes one of the surrogates U+DC80
// … U+DCFF, which valid text never has unpaired.

[[nodiscard]] QString fileName(const QByteArray& bytes);
// The inverse of fileName(): the bytes of the name, for system calls.
[[nodiscard]] std::string fileBytes(const QString& name);
[[nodiscard]] bool isUtf8(const QString& name);
// The file name in a file: URL; any other text is returned unchanged.
[[nodiscard]] QString fileOfUrl(const QString& nameOrUrl);

// The folders for the player's own files: records of games, and the state in which the program was left. QSettings has
// a folder of its own.
struct StorePlaces
{
    QString records; // unfinished games in games/, finished ones in history/
    QString state;   // notes of the table in tables/, and other state between runs

    // By the XDG rules: $XDG_DATA_HOME/storeys and $XDG_STATE_HOME/storeys.
    [[nodiscard]] static StorePlaces ofSystem();
    // All places in one folder. From now on, QSettings keeps its files there too.
    [[nodiscard]] static StorePlaces under(const QString& folder);
};

// A file name for a game of these players (by their shown names) on that day: "Ann - Bo 2026-03-31.gcg". It has only
// characters that any file system allows, and no dot in front.
[[nodiscard]] QString gameFileName(const QStringList& players, QDate day, const QString& ending);

// The JSON document in a text from a file or the settings. Empty if the text is not JSON or is nested too deeply (see
// nestedTooDeeply()); then *reason says which.
[[nodiscard]] QJsonDocument readJson(const QByteArray& text, QString* reason = nullptr);

} // namespace storeys
