#include "space_ground.h"

#include <cstdint>
#include <QTransform>

namespace storeys {

namespace {

// Numbers that look random but are always the same for a square.
class Scatter
{
public:
    explicit Scatter(int square) : m_state(static_cast<std::uint32_t>(square) * 2654435761U + 97) {}
    double between(double low, double high)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return low + (high - low) * (m_state >> 8) / double(1U << 24);
    }

private:
    std::uint32_t m_state;
};

} // namespace

QPolygonF Boulder::outline() const
{
    const double x = halfX - cut;
    const double z = halfZ - cut;
    const QPolygonF shape(
        {{halfX, -z}, {halfX, z}, {x, halfZ}, {-x, halfZ}, {-halfX, z}, {-halfX, -z}, {-x, -halfZ}, {x, -halfZ}});
    return QTransform().translate(middle.x(), middle.y()).rotate(turn).map(shape);
}

// No crater lies in the middle, or the boulder would look like a metal nut.
std::vector<Disc> Boulder::craters() const
{
    const QTransform place = QTransform().translate(middle.x(), middle.y()).rotate(turn);
    return {{place.map(QPointF(-0.38 * halfX, 0.1 * halfZ)), 0.22 * halfZ},
            {place.map(QPointF(0.22 * halfX, -0.25 * halfZ)), 0.15 * halfZ},
            {place.map(QPointF(0.36 * halfX, 0.22 * halfZ)), 0.09 * halfZ}};
}

std::vector<Boulder> bouldersOn(int square)
{
    Scatter scatter(square);
    Boulder large{{scatter.between(-0.05, 0.05), scatter.between(-0.05, 0.05)},
                  scatter.between(0.36, 0.41),
                  scatter.between(0.27, 0.34),
                  0,
                  scatter.between(0, 180)};
    large.cut = large.halfZ * scatter.between(0.55, 0.75);
    const double side = scatter.between(0, 1) < 0.5 ? -1 : 1;
    const double end = scatter.between(0, 1) < 0.5 ? -1 : 1;
    const double half = scatter.between(0.09, 0.13);
    return {large, {{side * 0.35, end * 0.35}, half, half * 0.85, half * 0.5, scatter.between(0, 180)}};
}

std::vector<Disc> starsOn(int square)
{
    Scatter scatter(square + 1000);
    std::vector<Disc> stars;
    for (int i = 0; i < 3; ++i) {
        const QPointF middle(scatter.between(-0.4, 0.4), scatter.between(-0.4, 0.4));
        stars.push_back({middle, scatter.between(0.008, 0.024)});
    }
    return stars;
}

bool isInSpace(const QStringList& kinds)
{
    return kinds.contains("asteroid");
}

} // namespace storeys
