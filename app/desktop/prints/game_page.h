#pragma once

#include "game/game.h"

#include <QByteArray>

namespace storeys {

// A game as one HTML file to read, send and print: who played what for how many points, the board as an embedded
// picture, and the result or the scores so far. In the language of the interface. Loads no other file. Needs a
// QGuiApplication.
[[nodiscard]] QByteArray gamePage(const Game& game);

} // namespace storeys
