#pragma once

#include "patience.h"
#include "table/game_table.h"

#include <QString>

namespace storeys {

// What a player of a test does, without a window.

// Starts a game at once; ends the test program if it can't be.
void start(GameTable& table, const QString& players, quint64 seed);
// The player of that name challenges the last play, if it may be challenged.
void challenge(GameTable& table, const QString& name);
// Lays the best play of the person to move, tile by tile; false if there is none.
bool layBestPlay(GameTable& table);
// The same and plays it, or passes.
void playBestPlay(GameTable& table);

// All games that the program brings, by name.
[[nodiscard]] QStringList builtInVariants();
// A game in each other language, "stack10.de", as far as their words are installed.
[[nodiscard]] QStringList gamesInOtherLanguages();
// A start of the game with that name, which may end with a language.
[[nodiscard]] GameStart startOf(const QString& game);

// ---- files
// Empty if it can't be read.
[[nodiscard]] QByteArray contentOf(const QString& file);
// Makes the folder too; ends the test program if it can't be written.
void write(const QString& file, const QByteArray& text);

} // namespace storeys
