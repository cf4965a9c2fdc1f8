#pragma once

#include "game/game.h"
#include "table/game_table.h"

#include <QByteArray>

namespace storeys {

// A game as one HTML file to read, send and print: who played what for how many points, the board as an embedded
// picture, the result or the scores so far, and its analysis, if it has one. A turn that is folded in the analysis does
// not show its best play. In the language of the interface. Loads no other file. Needs a QGuiApplication.
[[nodiscard]] QByteArray gamePage(const Game& game, const QList<ReviewedTurn>& analysis = {});
// The printers for games on that table, which must outlive them: boardPng(), and gamePage() with the table's analysis.
[[nodiscard]] GamePrinters printersFor(GameTable& table);

} // namespace storeys
