#include "tile_geometry.h"

namespace storeys {

namespace {

constexpr float tileHalf = tileSide / 2;
constexpr float top = storeyHeight;

// The sides lean out towards the base; the chamfer there makes the dark seam between storeys.
const Profile sides{{0, 1.2F, 0.34F, 0.99F, 0.10F}, {0, 1.2F, 0.34F, 0.72F, -0.7F}, {0.30F, 1.0F, 0, 0.72F, -0.7F}};

// The top of a tile: a face hollowed inside a lip, then the bevel.
const Profile face{{0.92F, 0.75F, top - 0.14F, -0.25F, 1},
                   {0.70F, 0.95F, top - 0.02F, -0.45F, 0.9F},
                   {0.56F, 1.02F, top, 0.1F, 1},
                   {0.34F, 1.12F, top - 0.10F, 0.6F, 0.8F},
                   {0.22F, 1.18F, top - 0.34F, 0.97F, 0.25F}};

const Profile shoulder{{0.62F, 1.0F, top, 0.3F, 1}, {0.22F, 1.18F, top - 0.34F, 0.97F, 0.35F}};

} // namespace

void TileGeometry::build()
{
    Profile profile = m_covered ? shoulder : face;
    profile.insert(profile.end(), sides.begin(), sides.end());
    const Finish finish{.segments = m_covered ? m_corner : 3, .cap = !m_covered, .uvSize = 2 * tileHalf};
    sweep({0, 0, tileHalf, tileHalf}, profile, finish);
    publish({-m_extent.x(), 0, -m_extent.z()}, m_extent);
}

namespace {

constexpr float outer = 5.0F;
constexpr float thickness = 0.62F;
constexpr float bracket = 2.3F;  // length of a bracket's arm
constexpr float coreEdge = 0.3F; // width of the edge round the core
constexpr float stud = 0.34F;    // half side of a stud; the cross consists of studs

} // namespace

void FrameGeometry::addBar(const Footprint& bar)
{
    const auto layer = [&](float grow, float y, const QColor& colour) {
        const Profile profile{{0, 0.25F, y, 0, 1}, {0, 0.25F, 0, 1, 0}};
        sweep({bar.x, bar.z, bar.halfX + grow, bar.halfZ + grow}, profile,
              {.segments = 1, .cap = true, .colour = colour});
    };
    layer(coreEdge, 0.2F, m_edge);
    layer(0, 0.45F, m_core);
}

void FrameGeometry::addCorner(float signX, float signZ, float length)
{
    const float along = outer - length / 2;
    const float across = outer - thickness / 2;
    addBar({signX * along, signZ * across, length / 2, thickness / 2});
    addBar({signX * across, signZ * along, thickness / 2, length / 2});
}

void FrameGeometry::addCross()
{
    for (int step = -4; step <= 4; ++step) {
        const float t = static_cast<float>(step) * 0.42F;
        addBar({t, t, stud, stud});
        addBar({t, -t, stud, stud});
    }
}

void FrameGeometry::build()
{
    const float length = m_closed ? outer : bracket;
    for (const float signX : {-1.0F, 1.0F}) {
        addCorner(signX, -1, length);
        addCorner(signX, 1, length);
    }
    if (m_crossed)
        addCross();
    publish({-outer - coreEdge, 0, -outer - coreEdge}, {outer + coreEdge, 0.45F, outer + coreEdge});
}

} // namespace storeys
