#include "tile_geometry.h"

namespace storeys {

namespace {

constexpr float half = tileSide / 2;
constexpr float top = storeyHeight;

// The sides lean out towards the base; the chamfer there makes the dark seam between storeys.
const Profile sides{{0, 1.2F, 0.34F, 0.99F, 0.10F}, {0, 1.2F, 0.34F, 0.72F, -0.7F}, {0.30F, 1.0F, 0, 0.72F, -0.7F}};

// A face hollowed inside a lip, then the bevel.
const Profile face{{0.92F, 0.75F, top - 0.14F, -0.25F, 1},
                   {0.70F, 0.95F, top - 0.02F, -0.45F, 0.9F},
                   {0.56F, 1.02F, top, 0.1F, 1},
                   {0.34F, 1.12F, top - 0.10F, 0.6F, 0.8F},
                   {0.22F, 1.18F, top - 0.34F, 0.97F, 0.25F}};

const Profile shoulder{{0.62F, 1.0F, top, 0.3F, 1}, {0.22F, 1.18F, top - 0.34F, 0.97F, 0.35F}};

} // namespace

TileGeometry::TileGeometry(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &TileGeometry::changed, this, &TileGeometry::buildLater);
}

void TileGeometry::build()
{
    Profile profile = m_covered ? shoulder : face;
    profile.insert(profile.end(), sides.begin(), sides.end());
    const Finish finish{.segments = m_covered ? m_corner : 3, .cap = !m_covered, .uvSize = 2 * half};
    sweep({0, 0, half, half}, profile, finish);
    publish({-m_extent.x(), 0, -m_extent.z()}, m_extent);
}

} // namespace storeys
