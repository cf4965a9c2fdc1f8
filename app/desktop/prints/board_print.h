#pragma once

#include "game/game.h"

#include <QImage>

namespace storeys {

// A flat picture of the current board of a game, to keep or print: coordinates, premium squares, the top letter and
// height of every stack, the last play framed, and below it the players with their points. Always in the colours of the
// light theme. Needs fonts, so a QGuiApplication.

// `width` is in pixels; the height follows from it.
[[nodiscard]] QImage boardImage(const Game& game, int width = 1600);
// boardImage() in its default width, encoded as PNG.
[[nodiscard]] QByteArray boardPng(const Game& game);

} // namespace storeys
