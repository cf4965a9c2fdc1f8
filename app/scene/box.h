#pragma once
// Axis-aligned boxes, given by their low and high corners. Pure functions.

#include <array>
#include <optional>
#include <QVector3D>

namespace storeys {

[[nodiscard]] std::array<QVector3D, 8> cornersOf(QVector3D low, QVector3D high);

// Where a ray enters a box: the distance in lengths of direction, at least 0; nothing if it misses.
[[nodiscard]] std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high);

} // namespace storeys
