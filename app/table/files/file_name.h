#pragma once

#include <QByteArray>
#include <QDate>
#include <QJsonDocument>
#include <QString>
#include <QStringList>

#include <string>

namespace storeys {

// Names of files as texts that lose nothing, for names that come from outside. The system's names are bytes, usually
// but not always UTF-8; Qt would replace what is not. In a name that is not UTF-8, each byte from 0x80 on becomes one of the
// code units U+DC80 … U+DCFF, which no valid text has.

[[nodiscard]] QString fileName(const QByteArray& bytes);
// What the system knows the file by.
[[nodiscard]] std::string fileBytes(const QString& name);
[[nodiscard]] bool isUtf8(const QString& name);
// The file of a file: URL; a name that is no such URL as it is.
[[nodiscard]] QString fileOfUrl(const QString& nameOrUrl);

// The folders for the player's own files: records of games, and the state in which the program was left. QSettings has
// a place of its own, which follows from the same choice.
struct StorePlaces
{
    QString records; // unfinished games in games/, finished ones in history/
    QString state;   // notes of the table in tables/, and how the program was left otherwise

    // By the XDG rules: $XDG_DATA_HOME/storeys and $XDG_STATE_HOME/storeys.
    [[nodiscard]] static StorePlaces ofSystem();
    // Everything under one folder; sets the path of QSettings to a folder in it too.
    [[nodiscard]] static StorePlaces under(const QString& folder);
};

// Files where a person wants them, under a name that was chosen or typed.

// Writes the file in one step, see replaceFile(). Returns why it could not, or "". The path must be absolute.
[[nodiscard]] QString writeChosen(const QString& file, const QByteArray& bytes);

// A file name for a game between these players, named as they are shown, on that day, such as "Ann - Bo 2026-03-31.gcg", in characters that any
// file system allows.
[[nodiscard]] QString gameFileName(const QStringList& players, QDate day, const QString& ending);

// What a JSON text from a file or the settings holds. Empty if it is not JSON, or its values lie in each other too
// deeply (base/json_depth.h); then *reason says so.
[[nodiscard]] QJsonDocument readJson(const QByteArray& text, QString* reason = nullptr);

} // namespace storeys
