#pragma once

#include "game/game.h"

#include <QImage>

namespace storeys {

// A flat picture of a game's board as it stands, to be kept or printed: coordinates, what squares multiply, on every
// stack its top letter and how high it is, the last play in a frame, and below it who plays and with how many points.
// Always in the colours of the light theme. Needs fonts, so a QGuiApplication.

// width is in pixels; the picture is a little higher than wide.
[[nodiscard]] QImage boardImage(const Game& game, int width = 1600);
// The same as a PNG file.
[[nodiscard]] QByteArray boardPng(const Game& game, int width = 1600);

} // namespace storeys
