#pragma once

#include "game/game.h"

#include <QByteArray>

namespace storeys {

// A game as one HTML file to read, to send and to print: who played what and for how many points, the board as a
// picture within the file, the result or the scores so far. In the language of the interface; it loads nothing.
// Needs a QGuiApplication.
[[nodiscard]] QByteArray gamePage(const Game& game);

} // namespace storeys
