#include "tray_geometry.h"

namespace storeys {

namespace {

constexpr float padHalf = 4.72F;
constexpr float boardRim = 6.1F;
constexpr float rackRim = 3.2F;
constexpr float rackPitch = 10.3F;

} // namespace

TrayGeometry::TrayGeometry(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &TrayGeometry::changed, this, &TrayGeometry::buildLater);
}

void TrayGeometry::addRim(const Footprint& outer, float rimWidth)
{
    const float w = rimWidth;
    // Grooves that outshine what they part are outlines, to be seen from low down too: those across would be hidden.
    const bool outlines = !m_isRack && m_well.lightnessF() > m_pad.lightnessF();
    const float floor = outlines ? -0.14F : -0.9F;
    sweep(outer, {{w + 0.15F, 1.1F, floor, 0, 1}}, {.segments = 6, .cap = true, .colour = m_well});
    const Profile rim{{w + 0.15F, 1.1F, -0.9F, -1, 0.3F},
                      {w - 0.15F, 1.4F, 0.75F, -1, 0.25F},
                      {w - 0.35F, 1.6F, 1.12F, -0.7F, 0.7F},
                      {w - 0.75F, 2.0F, 1.3F, 0, 1},
                      {1.5F, 4.6F, 1.3F, 0, 1},
                      {0.95F, 5.0F, 1.16F, 0.5F, 0.87F},
                      {0.55F, 5.3F, 0.7F, 0.9F, 0.4F},
                      {0, 5.8F, -3.0F, 1, 0.12F},
                      {0.35F, 5.4F, -3.4F, 0.7F, -0.7F}};
    sweep(outer, rim, {.segments = 7, .colour = m_rim});
}

void TrayGeometry::addPad(float x, float z)
{
    const Profile pad{{0.42F, 0.75F, 0, 0, 1}, {0.14F, 0.95F, -0.12F, 0.6F, 0.8F}, {0, 1.05F, -0.9F, 1, 0.15F}};
    sweep({x, z, padHalf, padHalf}, pad, {.segments = 2, .cap = true, .colour = m_pad});
}

void TrayGeometry::addStart(float x, float z)
{
    const Profile octagon{
        {1.15F, 2.1F, 0, 0, 1}, {0.42F, 2.4F, 0, 0, 1}, {0.14F, 2.55F, -0.12F, 0.6F, 0.8F}, {0, 2.6F, -0.9F, 1, 0.15F}};
    const Profile inlay{{1.32F, 2.0F, -0.1F, 0, 1}, {1.15F, 2.1F, 0, -0.7F, 0.7F}};
    const Profile stud{{0.25F, 1.24F, 0.06F, 0, 1}, {0, 1.49F, -0.1F, 0.7F, 0.7F}};
    sweep({x, z, padHalf, padHalf}, octagon, {.segments = 1, .colour = m_start});
    sweep({x, z, padHalf, padHalf}, inlay, {.segments = 1, .cap = true, .colour = m_inlay});
    sweep({x, z, 1.5F, 1.5F}, stud, {.segments = 1, .cap = true, .colour = m_start});
}

void TrayGeometry::addPremium(float x, float z, const PremiumKind& kind)
{
    const Profile disc{{0.42F, 4.1F, 0, 0, 1}, {0.14F, 4.4F, -0.12F, 0.6F, 0.8F}, {0, 4.55F, -0.9F, 1, 0.15F}};
    const Profile octagon{{0.42F, 2.4F, 0, 0, 1}, {0.14F, 2.55F, -0.12F, 0.6F, 0.8F}, {0, 2.6F, -0.9F, 1, 0.15F}};
    const QColor colour = m_premiums.value((kind.word ? 2 : 0) + (kind.factor > 2 ? 1 : 0), m_pad);
    sweep({x, z, padHalf, padHalf}, kind.word ? octagon : disc,
          {.segments = kind.word ? 1 : 5, .cap = true, .colour = colour});
}

void TrayGeometry::build()
{
    const auto columns = static_cast<float>(m_columns);
    const auto rows = static_cast<float>(m_rows);
    const float rimWidth = m_isRack ? rackRim : boardRim;
    const float halfX = (m_isRack ? columns * rackPitch / 2 + 0.85F : columns * cell / 2 + 0.7F) + rimWidth;
    const float halfZ = rows * cell / 2 + 0.7F + rimWidth;
    addRim({0, 0, halfX, halfZ}, rimWidth);
    for (int square = 0; !m_isRack && square < m_rows * m_columns; ++square) {
        const float x = (static_cast<float>(square % m_columns) - (columns - 1) / 2) * cell;
        const float z = (static_cast<float>(square / m_columns) - (rows - 1) / 2) * cell;
        if (const auto kind = premiumKind(m_kinds.value(square))) {
            addPremium(x, z, *kind);
        } else if (m_starts.contains(square)) {
            addStart(x, z);
        } else {
            addPad(x, z);
        }
    }
    publish({-halfX, -3.4F, -halfZ}, {halfX, 1.3F, halfZ});
}

} // namespace storeys
