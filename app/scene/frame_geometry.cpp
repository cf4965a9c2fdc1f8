#include "frame_geometry.h"

namespace storeys {

namespace {

constexpr float outer = 5.0F;
constexpr float thickness = 0.62F;
constexpr float bracket = 2.3F; // length of an arm
constexpr float border = 0.3F;  // width of the edge round the core
constexpr float stud = 0.34F;   // half side; the cross is made of studs

} // namespace

FrameGeometry::FrameGeometry(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &FrameGeometry::changed, this, &FrameGeometry::buildLater);
}

void FrameGeometry::addBar(const Footprint& bar)
{
    const auto layer = [&](float grow, float y, const QColor& colour) {
        const Profile profile{{0, 0.25F, y, 0, 1}, {0, 0.25F, 0, 1, 0}};
        sweep({bar.x, bar.z, bar.halfX + grow, bar.halfZ + grow}, profile,
              {.segments = 1, .cap = true, .colour = colour});
    };
    layer(border, 0.2F, m_edge);
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
    if (m_crossed) {
        addCross();
    }
    publish({-outer - border, 0, -outer - border}, {outer + border, 0.45F, outer + border});
}

} // namespace storeys
