#pragma once

#include "game/game.h"
#include "table/game_table.h"

#include <QByteArray>

namespace storeys {

// A game as one HTML file to read, send and print: who played what for how many points, the board as an embedded
// picture, the result or the scores so far, and the analysis of the game, if there is one. Turns whose answer is hidden
// (ReviewedTurn::folded) do not show their best play. The page is in the language of the interface and loads no other
// file. Needs a QGuiApplication.
[[nodiscard]] QByteArray gamePage(const Game& game, const QList<ReviewedTurn>& analysis = {});
// boardPng(), and gamePage() with the analysis of `table`, as functions for Records. `table` must outlive them.
[[nodiscard]] GamePrinters printersFor(GameTable& table);

} // namespace storeys
