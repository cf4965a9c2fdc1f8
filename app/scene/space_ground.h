#pragma once
// What a board in space has on its squares, the same on the flat board and in three dimensions: an asteroid where no
// tile may lie, and stars. Each depends on the number of the square alone. Unit: a cell; places are relative to the
// middle of the square.

#include <QPointF>
#include <QPolygonF>
#include <QStringList>
#include <vector>

namespace storeys {

struct Disc
{
    QPointF middle;
    double half;
};

// A boulder, seen from above: a rectangle with cut corners.
struct Boulder
{
    QPointF middle;
    double halfX, halfZ;
    double cut;  // of each corner
    double turn; // degrees, clockwise

    [[nodiscard]] QPolygonF outline() const;
    [[nodiscard]] std::vector<Disc> craters() const;
};

// The largest first.
[[nodiscard]] std::vector<Boulder> bouldersOn(int square);
[[nodiscard]] std::vector<Disc> starsOn(int square);

// The kinds of squares are those of a board in space.
[[nodiscard]] bool isInSpace(const QStringList& kinds);

} // namespace storeys
