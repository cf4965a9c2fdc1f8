#pragma once
// The asteroids and stars on the squares of a board in space, flat or in 3D. No tile may lie on an asteroid. What a
// square shows depends only on its number. Unit: a square; places are relative to the middle of the square.

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

// A boulder of an asteroid, seen from above: a rectangle with cut corners.
struct Boulder
{
    QPointF middle;
    double halfX, halfZ;
    double cut;  // size of each cut corner
    double turn; // degrees, clockwise

    [[nodiscard]] QPolygonF outline() const;
    [[nodiscard]] std::vector<Disc> craters() const;
};

// The boulders that form the asteroid on a square, the largest first.
[[nodiscard]] std::vector<Boulder> bouldersOn(int square);
[[nodiscard]] std::vector<Disc> starsOn(int square);

// Whether a board with squares of these kinds is in space.
[[nodiscard]] bool isInSpace(const QStringList& kinds);

} // namespace storeys
