#pragma once
// What a board in space shows on its squares, whether flat or in 3D: asteroids where no tile may lie, and stars. They
// depend only on the number of the square. Unit: a cell; places are relative to the middle of the square.

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
    double cut;  // size of each cut corner
    double turn; // degrees, clockwise

    [[nodiscard]] QPolygonF outline() const;
    [[nodiscard]] std::vector<Disc> craters() const;
};

// The boulders on that square, the largest first.
[[nodiscard]] std::vector<Boulder> bouldersOn(int square);
[[nodiscard]] std::vector<Disc> starsOn(int square);

// Whether the squares are those of a board in space.
[[nodiscard]] bool isInSpace(const QStringList& kinds);

} // namespace storeys
