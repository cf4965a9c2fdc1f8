#include "premium_labels.h"

#include "premium_atlas.h"
#include "premium_kind.h"

namespace storeys {

namespace {

constexpr float half = 4.3F;    // of a sign
constexpr float height = 0.04F; // above the pad

} // namespace

PremiumLabels::PremiumLabels(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &PremiumLabels::changed, this, &PremiumLabels::buildLater);
}

void PremiumLabels::build()
{
    const QSizeF part(1.0 / PremiumAtlas::columns, 1.0 / PremiumAtlas::rows);
    const auto rows = static_cast<float>(m_kinds.size()) / static_cast<float>(m_columns);
    for (int square = 0; square < m_kinds.size(); ++square) {
        const auto kind = premiumKind(m_kinds[square]);
        if (!kind) {
            continue;
        }
        const bool start = m_starts.contains(square) && kind->factor == PremiumAtlas::lowest;
        const int column = start ? PremiumAtlas::starts : kind->factor - PremiumAtlas::lowest;
        const QRectF uv({column * part.width(), (kind->word ? 1 : 0) * part.height()}, part);
        const float x = (static_cast<float>(square % m_columns) - static_cast<float>(m_columns - 1) / 2) * cell;
        const float z = (static_cast<float>(square / m_columns) - (rows - 1) / 2) * cell;
        flat({x, z, half, half}, height, uv.topLeft(), uv.bottomRight(), m_angle);
    }
    const float halfX = static_cast<float>(m_columns) * cell / 2;
    publish({-halfX, height, -rows * cell / 2}, {halfX, height, rows * cell / 2});
}

} // namespace storeys
