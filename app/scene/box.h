#pragma once
// Boxes along the axes, given by their low and high corner. Pure functions.

#include <array>
#include <optional>
#include <QVector3D>

namespace storeys {

[[nodiscard]] std::array<QVector3D, 8> cornersOf(QVector3D low, QVector3D high);

// How far along the direction (in lengths of it, from 0 on) a ray enters a box; nothing if it misses.
[[nodiscard]] std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high);

} // namespace storeys
